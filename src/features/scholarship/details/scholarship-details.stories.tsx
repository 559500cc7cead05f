import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SAMPLE_NOW, sampleScholarship } from '../scholarship-samples.fixture.ts';
import { toScholarshipView } from '../scholarship-view.ts';
import { ScholarshipDetails } from './scholarship-details.tsx';

const meta = {
  title: 'Scholarship/Details',
  component: ScholarshipDetails,
  parameters: { route: ['/scholarship/details', '/scholarship/$id'], layout: 'fullscreen' },
  args: {
    view: toScholarshipView(sampleScholarship(), {
      id: 'girls-in-stem',
      eligibility: ['Women who study engineering, science or mathematics', 'At least 60 percent in class 12'],
      requirements: ['12th Marksheet', 'Admission Letter'],
    }),
    applied: undefined,
    comparison: { kind: 'signed-out', signIn: { to: '/auth/login', search: { role: 'STUDENT' } } },
    now: SAMPLE_NOW,
    sharing: null,
    onProceed: fn(),
    onCalendar: async () => null,
  },
} satisfies Meta<typeof ScholarshipDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};

export const SignedIn: Story = { args: { comparison: { kind: 'no-profile' }, onLogout: fn() } };

export const Applied: Story = {
  args: { applied: { id: 'app_1', createdAt: '2026-11-12T09:00:00.000Z' } },
};

export const Expired: Story = {
  args: { view: toScholarshipView(sampleScholarship({ expiredAt: '2026-01-01' })) },
};

export const LongText: Story = {
  args: {
    view: toScholarshipView(
      sampleScholarship({ title: `A ${'very '.repeat(30)}long title`, description: 'Words. '.repeat(300) }),
    ),
  },
};

export const LittleKnown: Story = {
  args: {
    view: toScholarshipView(
      sampleScholarship({ organization: null, description: null, maxFamilyIncome: null, applications: [] }),
    ),
  },
};
