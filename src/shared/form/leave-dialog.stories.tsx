import type { Meta, StoryObj } from '@storybook/react-vite';
import { LeaveDialog } from './leave-dialog.tsx';

const meta = {
  title: 'Forms/Leave dialog',
  component: LeaveDialog,
  tags: ['autodocs'],
  args: {
    blocker: { status: 'blocked', proceed: () => {}, reset: () => {} },
    title: 'Leave without saving?',
    stay: 'Stay and save',
    children: 'What you typed stays on this device and is here when you come back.',
  },
} satisfies Meta<typeof LeaveDialog>;
export default meta;

export const Asking: StoryObj<typeof meta> = {};
