import type { Meta, StoryObj } from '@storybook/react-vite';
import { WidgetSkeleton } from '#shared/session/widget-skeleton.tsx';
import { SignUpPage } from './sign-up-page.tsx';

const meta = {
  title: 'Auth/Sign-up page',
  component: SignUpPage,
  parameters: { route: '/auth/sign-up', requirements: ['AUTH-02'] },
  args: { role: null, children: <WidgetSkeleton /> },
} satisfies Meta<typeof SignUpPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoRole: Story = {};
export const AsDonor: Story = { args: { role: 'DONOR' } };
