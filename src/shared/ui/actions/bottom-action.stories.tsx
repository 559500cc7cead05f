import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BottomAction } from './bottom-action.tsx';

const meta = {
  title: 'Parts/Bottom action',
  component: BottomAction,
  tags: ['autodocs', 'stable'],
  args: { children: <Button variant="next">Apply Now</Button> },
} satisfies Meta<typeof BottomAction>;
export default meta;

export const OnAPage: StoryObj<typeof meta> = {};
