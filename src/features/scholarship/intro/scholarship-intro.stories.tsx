import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SAMPLE_NOW, sampleScholarship } from '../scholarship-samples.ts';
import { toScholarshipView } from '../scholarship-view.ts';
import { ScholarshipIntro } from './scholarship-intro.tsx';

const meta = {
  component: ScholarshipIntro,
  parameters: { route: '/scholarship/$id', layout: 'fullscreen' },
  args: {
    view: toScholarshipView(sampleScholarship(), {
      id: 'girls-in-stem',
      eligibility: ['Women who study engineering, science or mathematics', 'At least 60 percent in class 12'],
      requirements: ['12th Marksheet', 'Admission Letter'],
    }),
    now: SAMPLE_NOW,
    signedIn: false,
    onProceed: fn(),
    onLogout: fn(),
    onCalendar: fn(),
  },
} satisfies Meta<typeof ScholarshipIntro>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {};

export const SignedIn: Story = { args: { signedIn: true } };

export const NoConditions: Story = {
  args: { view: toScholarshipView(sampleScholarship({ maxFamilyIncome: null })) },
};

export const Applied: Story = {
  args: { signedIn: true, applied: { id: 'app_1', createdAt: '2026-11-12T09:00:00.000Z' } },
};

export const Expired: Story = {
  args: { view: toScholarshipView(sampleScholarship({ expiredAt: '2026-01-01' })) },
};
