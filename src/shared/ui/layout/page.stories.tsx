import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackLink, Page, PageHeader } from './page.tsx';

const meta = {
  title: 'Parts/Page',
  component: Page,
  subcomponents: { BackLink, PageHeader },
  tags: ['autodocs', 'stable'],
  args: {
    children: (
      <PageHeader
        title="Student Details Form"
        lead="Your profile goes with every application."
        back={<BackLink to="/">Home</BackLink>}
      />
    ),
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Narrow: Story = { args: { width: 'narrow' } };
