import type { Meta, StoryObj } from '@storybook/react-vite';
import { SavedDocument } from './saved-document.tsx';

const meta = {
  title: 'Forms/Saved document',
  component: SavedDocument,
  tags: ['autodocs', 'stable'],
  args: { url: 'https://files.example/income.pdf', children: 'View the income certificate' },
} satisfies Meta<typeof SavedDocument>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stored: Story = {};
export const Missing: Story = { args: { url: null } };
export const NoWebAddress: Story = { args: { url: 'javascript:alert(1)' } };
