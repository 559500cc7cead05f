import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSkeleton } from '#shared/session/widget-skeleton.tsx';
import { SignUpView } from './sign-up-view.tsx';

const meta = {
  title: 'Auth/Sign-up page',
  component: SignUpView,
  parameters: { route: '/auth/sign-up', requirements: ['AUTH-02'] },
  args: { role: null, children: <WidgetSkeleton /> },
} satisfies Meta<typeof SignUpView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoRole: Story = {};
export const AsDonor: Story = { args: { role: 'DONOR' } };
