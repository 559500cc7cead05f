import type { Meta, StoryObj } from '@storybook/react-vite';
import { AsideLayout } from './aside-layout.tsx';
import { PageHeader } from './page.tsx';

const meta = {
  title: 'Parts/Aside layout',
  component: AsideLayout,
  tags: ['autodocs', 'stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    aside: <p className="panel">The card beside it.</p>,
    children: (
      <>
        <PageHeader title="Before you apply" />
        <p>What this scholarship asks for, and what you already have.</p>
      </>
    ),
  },
} satisfies Meta<typeof AsideLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithACard: Story = {};
