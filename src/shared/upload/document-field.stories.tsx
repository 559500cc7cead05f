import type { Meta, StoryObj } from '@storybook/react-vite';
import { DocumentField } from './document-field.tsx';

const uploading = { kind: 'uploading', url: null, fileName: 'income.pdf' } as const;

const meta = {
  title: 'Forms/Document field',
  component: DocumentField,
  tags: ['autodocs', 'stable'],
  args: {
    id: 'income',
    label: 'Income certificate',
    hint: 'From your tahsildar, or your state’s service portal.',
    accept: 'application/pdf,.pdf',
    chooseLabel: 'Choose a PDF',
    state: { kind: 'empty' },
    onChoose: () => {},
    onRetry: () => {},
    onCancel: () => {},
    onPhotographing: () => {},
    onRemove: () => {},
  },
} satisfies Meta<typeof DocumentField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Uploading: Story = { args: { state: { ...uploading, fraction: 0.4 } } };
export const TryingAgain: Story = {
  args: { state: { ...uploading, fraction: 0, retry: { seconds: 3, attempt: 2, of: 3 } } },
};
export const Uploaded: Story = {
  args: { state: { kind: 'stored', url: 'https://files.example/income.pdf', fileName: 'income.pdf' } },
};
/** The page was reloaded during an upload. */
export const Interrupted: Story = {
  args: { state: { kind: 'interrupted', url: null, fileName: 'income.pdf' } },
};
/** A phone closed the page while its camera was open. */
export const PhotosLost: Story = { args: { state: { kind: 'interrupted', url: null, fileName: null } } };
