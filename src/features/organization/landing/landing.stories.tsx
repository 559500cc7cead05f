import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoleUnread } from '#features/auth/index.ts';
import { Landing } from './landing.tsx';

const meta = {
  title: 'Organization/Landing',
  component: Landing,
  parameters: { route: '/organization' },
  args: { visitor: { kind: 'signed-out' }, onSignUp: () => {}, signIn: { to: '/auth/login', search: {} } },
} satisfies Meta<typeof Landing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {};
export const RoleBeingAskedFor: Story = { args: { visitor: { kind: 'waiting' } } };
export const AsStudent: Story = { args: { visitor: { kind: 'other-role', role: 'STUDENT' } } };
export const AsDonor: Story = { args: { visitor: { kind: 'other-role', role: 'DONOR' } } };
export const AsSomebodyElse: Story = { args: { visitor: { kind: 'other-role', role: 'OTHER' } } };
export const RoleCannotBeRead: Story = {
  args: { visitor: { kind: 'unread', note: <RoleUnread isTrying={false} onRetry={() => {}} /> } },
};
export const WithoutRole: Story = { args: { visitor: { kind: 'no-role' } } };
export const AnAnswerOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('What do I need to get verified?'));
  },
};
