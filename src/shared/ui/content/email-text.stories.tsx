import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailText } from './email-text.tsx';

const meta = {
  title: 'Parts/Email text',
  component: EmailText,
  tags: ['autodocs', 'stable'],
  args: { text: 'vikram@donors.example' },
} satisfies Meta<typeof EmailText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};
export const NarrowColumn: Story = {
  render: (args) => (
    <p style={{ width: '10rem' }}>
      <EmailText {...args} />
    </p>
  ),
};
