import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeliveryNextStep, SaveNextStep } from './next-step.tsx';

const meta = {
  title: 'Parts/Next step',
  component: SaveNextStep,
  subcomponents: { DeliveryNextStep },
  tags: ['autodocs', 'stable'],
  args: { signIn: { to: '/auth/login', search: {} }, recovery: 'retry' },
} satisfies Meta<typeof SaveNextStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaveAgain: Story = {};
export const WithoutConnection: Story = { args: { recovery: 'connect' } };
export const SessionEnded: Story = { args: { recovery: 'sign-in' } };
export const OtherAccount: Story = { args: { recovery: 'account' } };
export const NotRegistered: Story = { args: { recovery: 'register' } };
export const NameMissing: Story = { args: { recovery: 'name' } };
export const EmailMissing: Story = { args: { recovery: 'email' } };
export const NotVerified: Story = {
  render: ({ signIn }) => (
    <DeliveryNextStep
      recovery="verify"
      delivery="answered"
      signIn={signIn}
      lookAt="your dashboard"
      profile="Your profile"
    />
  ),
};
export const MayHaveArrived: Story = {
  render: (args) => (
    <DeliveryNextStep {...args} delivery="unknown" lookAt="your applications" profile="Your profile" />
  ),
};
