import type { Meta, StoryObj } from '@storybook/react-vite';
import RegistrationNotice from './registration-notice.tsx';

const meta = {
  title: 'Frame/Registration notice',
  component: RegistrationNotice,
  args: { role: 'DONOR', onDismiss: () => {} },
} satisfies Meta<typeof RegistrationNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsDonor: Story = { args: { role: 'DONOR' } };
export const AsOrganization: Story = { args: { role: 'ORGANIZATION' } };
