import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApplicationSuccess } from './application-success.tsx';
import { ApplicationUnconfirmed } from './application-unconfirmed.tsx';

const meta = {
  title: 'Application/Success',
  component: ApplicationSuccess,
  parameters: { route: '/scholarship/application-success' },
  args: {
    scholarshipTitle: 'Girls in STEM Fellowship',
    scholarshipUrl: 'https://eduempower.example/scholarship/girls-in-stem',
    email: 'asha@students.example',
  },
} satisfies Meta<typeof ApplicationSuccess>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};
export const NothingKnown: Story = { args: { scholarshipTitle: null, email: null } };
export const LongNames: Story = {
  args: {
    scholarshipTitle:
      'Scholarship for daughters of weavers, potters and fishermen of the coastal districts of Andhra Pradesh and Odisha',
    email: `${'very-long-address-'.repeat(6)}@students.example`,
  },
};
export const OpenedDirectly: Story = {
  render: () => <ApplicationUnconfirmed state="none" onRetry={() => {}} />,
};
export const NotChecked: Story = {
  parameters: { shows: ['application-unchecked'] },
  render: () => <ApplicationUnconfirmed state="unknown" onRetry={() => {}} />,
};
export const Checking: Story = { render: () => <ApplicationUnconfirmed state="asking" onRetry={() => {}} /> };
