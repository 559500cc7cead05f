import type { Meta, StoryObj } from '@storybook/react-vite';
import { AsideLayout } from './aside-layout.tsx';
import { PageHeader } from './page.tsx';

const meta = {
  title: 'Parts/Aside layout',
  component: AsideLayout,
  tags: ['autodocs', 'stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    header: <PageHeader title="Before you apply" />,
    aside: <p className="panel">A card beside the content.</p>,
    children: <p>What this scholarship asks for, and what you already have.</p>,
  },
} satisfies Meta<typeof AsideLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithACard: Story = {};
export const CardFirstOnAPhone: Story = { args: { isAsideFirst: true } };
