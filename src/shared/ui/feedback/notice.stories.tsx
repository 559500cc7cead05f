import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from './notice.tsx';

const meta = {
  title: 'Parts/Notice',
  component: Notice,
  tags: ['autodocs', 'stable'],
  args: {
    children: (
      <>
        <p>You have unsaved changes.</p>
        <Button size="sm">Continue</Button>
      </>
    ),
  },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Attention: Story = { args: { tone: 'attention' } };
