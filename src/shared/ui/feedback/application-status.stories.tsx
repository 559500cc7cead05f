import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApplicationStatus } from './application-status.tsx';

const meta = {
  title: 'Parts/Application status',
  component: ApplicationStatus,
  tags: ['autodocs', 'stable'],
  args: { status: 'PENDING' },
} satisfies Meta<typeof ApplicationStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InReview: Story = {};
export const Accepted: Story = { args: { status: 'ACCEPTED' } };
export const NotSelected: Story = { args: { status: 'REJECTED' } };
export const Sent: Story = { args: { status: null } };
export const UnknownWord: Story = { args: { status: 'ON HOLD' } };
