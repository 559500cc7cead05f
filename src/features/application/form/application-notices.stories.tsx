import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApplicationNotices } from './application-notices.tsx';

const meta = {
  title: 'Application/Notices',
  component: ApplicationNotices,
  parameters: { route: '/scholarship/$id/application-form', requirements: ['APP-08', 'MINE-02'] },
  args: {
    hasApplied: false,
    isTakenBack: false,
    deadline: '2027-01-11T18:29:59.000Z',
    deadlinePassed: false,
  },
} satisfies Meta<typeof ApplicationNotices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AlreadyApplied: Story = { args: { hasApplied: true } };
export const TakenBack: Story = { args: { isTakenBack: true } };
export const TakenBackTooLate: Story = { args: { isTakenBack: true, deadlinePassed: true } };
export const DeadlinePassed: Story = { args: { deadlinePassed: true } };
export const Everything: Story = { args: { hasApplied: true, deadlinePassed: true } };
