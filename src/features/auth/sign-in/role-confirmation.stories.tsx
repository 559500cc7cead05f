import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoleConfirmation } from './role-confirmation.tsx';

const meta = {
  title: 'Auth/Role confirmation',
  component: RoleConfirmation,
  parameters: { route: '/auth/login', requirements: ['AUTH-05'] },
  args: { role: 'ORGANIZATION', onConfirm: () => {} },
} satisfies Meta<typeof RoleConfirmation>;

export default meta;

export const Organization: StoryObj<typeof meta> = {};
