import type { Meta, StoryObj } from '@storybook/react-vite';
import { DocumentAccessContext } from './document-access.ts';
import { DocumentLink } from './document-link.tsx';

interface Situation {
  readonly isPrivate: boolean;
  readonly sign: () => Promise<string>;
}

function Situated({ isPrivate, sign }: Situation) {
  return (
    <DocumentAccessContext value={{ isPrivate: () => isPrivate, sign }}>
      <DocumentLink href="https://files.example/tenth.pdf">View 10th marksheet</DocumentLink>
    </DocumentAccessContext>
  );
}

const meta = {
  title: 'Forms/Document link',
  component: Situated,
  subcomponents: { DocumentLink },
  tags: ['autodocs', 'stable'],
  args: { isPrivate: true, sign: () => new Promise<string>(() => {}) },
} satisfies Meta<typeof Situated>;
export default meta;
type Story = StoryObj<typeof meta>;

const press: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'View 10th marksheet' }));
};

export const Public: Story = { args: { isPrivate: false } };
export const Private: Story = {};
export const Opening: Story = { play: press };
export const Opened: Story = {
  args: { sign: async () => '#signed' },
  play: async (context) => {
    // Keeps the story from opening a tab.
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay, { capture: true });
    await press(context);
    await context.canvas.findByText(/^Opened in a new tab/);
    document.removeEventListener('click', stay, { capture: true });
  },
};
export const Failed: Story = {
  args: { sign: () => Promise.reject(new Error('The service refuses')) },
  play: async (context) => {
    await press(context);
    await context.canvas.findByRole('alert');
  },
};
