import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReadAgain, SignInAgain, SignInAgainButton } from './sign-in-again.tsx';

const meta = {
  title: 'Parts/Sign in again',
  component: SignInAgain,
  subcomponents: { ReadAgain, SignInAgainButton },
  tags: ['autodocs', 'stable'],
  args: { signIn: { to: '/auth/login', search: { role: 'STUDENT' } } },
} satisfies Meta<typeof SignInAgain>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = {};
export const ButtonAndRetry: Story = {
  render: ({ signIn }) => <ReadAgain signIn={signIn} onRetry={() => {}} />,
};
