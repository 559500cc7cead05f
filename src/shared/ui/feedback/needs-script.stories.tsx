import type { Meta, StoryObj } from '@storybook/react-vite';
import { NeedsScript } from './needs-script.tsx';

const meta = {
  title: 'Parts/Needs script',
  component: NeedsScript,
  tags: ['autodocs', 'stable'],
  args: { children: 'Searching needs JavaScript.' },
} satisfies Meta<typeof NeedsScript>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ScriptsOff: Story = {};
