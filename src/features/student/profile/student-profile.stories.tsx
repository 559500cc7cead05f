import type { Meta, StoryObj } from '@storybook/react-vite';
import { aStudent } from '#mocks/testing/records.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { ProfileProblem, ProfileSkeleton } from '../profile-problem.tsx';
import { StudentProfile } from './student-profile.tsx';

const complete = aStudent({
  address: '14, Station Road, Hubballi 580020',
  nationality: 'Indian',
  fatherName: 'Mahesh Sharma',
  motherName: 'Rekha Sharma',
  aboutMe: 'I grew up in Hubballi and like to explain things to my younger cousins.',
  careerGoals: 'I want to design bridges that stay open during the monsoon.',
  tenthResult: 'https://files.example/1.pdf',
  twelfthResult: 'https://files.example/2.pdf',
  incomeCert: 'https://files.example/3.pdf',
  domicileCert: 'https://files.example/4.pdf',
  city: 'Hubballi',
  state: 'Karnataka',
  postalCode: '580020',
  status: 'VERIFIED',
});

const meta = {
  title: 'Student/Profile',
  component: StudentProfile,
  parameters: { route: '/student/profile' },
  args: { student: complete, account: { name: 'Asha Sharma', email: 'asha@students.example' } },
} satisfies Meta<typeof StudentProfile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};
export const Incomplete: Story = {
  args: { student: { ...complete, incomeCert: null, motherName: '', status: 'PENDING', careerGoals: null } },
};
export const RemovedFileLeft: Story = { args: { isFileLeft: true } };
export const NearlyEmpty: Story = { args: { student: { fullName: 'Asha Sharma' } } };
export const UnknownStatusAndUnsafeDocument: Story = {
  args: { student: { ...complete, status: 'On hold', incomeCert: 'javascript:alert(1)' } },
};
export const Loading: Story = { render: () => <ProfileSkeleton /> };
export const Failed: Story = {
  parameters: { shows: ['student-profile-failed'] },
  render: () => (
    <ProfileProblem
      error={new ApiError('students.byId', { kind: 'network' })}
      onRetry={() => {}}
      signIn={null}
    />
  ),
};
export const FailedInTheServersWords: Story = {
  parameters: { shows: ['student-profile-refused'] },
  render: () => (
    <ProfileProblem
      error={
        new ApiError('students.byId', { kind: 'http', status: 503, message: 'Profiles are being moved.' })
      }
      onRetry={() => {}}
      signIn={null}
    />
  ),
};
export const SessionEnded: Story = {
  render: () => (
    <ProfileProblem
      error={new ApiError('students.byId', { kind: 'http', status: 401, message: 'Please sign in.' })}
      onRetry={() => {}}
      signIn={{ to: '/auth/login', search: { role: 'STUDENT', redirect: '/student/profile' } }}
    />
  ),
};
