import type { Meta, StoryObj } from '@storybook/react-vite';
import { Dashboard } from './dashboard.tsx';
import { dashboardFailureText, ownScholarships } from './dashboard-figures.ts';

const NOW = Date.UTC(2026, 10, 21, 6);
const DAY = 86_400_000;
const offer = (id: string, title: string, days: number, totalAmount: number, count: number) => ({
  id,
  title,
  totalAmount,
  organizationId: 'user_1',
  expiredAt: new Date(NOW + days * DAY).toISOString(),
  applications: Array.from({ length: count }, (_, index) => ({
    id: String(index),
    status: index % 3 === 0 ? 'ACCEPTED' : 'PENDING',
  })),
});
const scholarships = ownScholarships(
  [
    offer('1', 'Girls in STEM Fellowship', 131, 75_000, 412),
    offer('2', 'Rural First-Generation Grant', 12, 40_000, 1),
    offer('3', 'Nursing Futures Award for Daughters of Anganwadi Workers in the Hills', 30, 1_25_000, 96),
    offer('4', 'Monsoon Relief', -20, 50_000, 310),
  ],
  'user_1',
  NOW,
);
const nothing = { current: [], upcoming: [], past: [] };

const meta = {
  title: 'Organization/Dashboard',
  component: Dashboard,
  parameters: {
    route: '/organization/dashboard',
    requirements: ['ORG-09', 'ORG-10', 'ORG-11', 'ORG-12', 'ORG-13'],
  },
  args: {
    organization: { organizationName: 'Vidya Trust', verified: true },
    scholarships,
    isLoading: false,
    failure: null,
    failedAttempts: 0,
    tab: 'current',
    published: null,
    now: NOW,
    onRetry: () => {},
  },
} satisfies Meta<typeof Dashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = {};
export const Upcoming: Story = { args: { tab: 'upcoming' } };
export const Past: Story = { args: { tab: 'past' } };
export const JustPublished: Story = { args: { published: '“Girls in STEM Fellowship” is published.' } };
export const NewOrganization: Story = { args: { organization: null, scholarships: nothing } };
export const AllHaveEnded: Story = { args: { scholarships: { ...scholarships, current: [] } } };
export const NoneHasEnded: Story = { args: { scholarships: { ...scholarships, past: [] }, tab: 'past' } };
export const Loading: Story = { args: { scholarships: null, isLoading: true } };
export const RefreshFailed: Story = {
  parameters: { shows: ['dashboard-failed', 'dashboard-http'] },
  args: {
    failure: { text: dashboardFailureText({ kind: 'http', status: 503 }), signIn: null },
    failedAttempts: 1,
  },
};
export const FirstLoadFailed: Story = {
  parameters: { shows: ['dashboard-failed', 'dashboard-invalid'] },
  args: {
    scholarships: null,
    failure: { text: dashboardFailureText({ kind: 'contract', issues: [] }), signIn: null },
    failedAttempts: 1,
  },
};
export const Trouble: Story = {
  parameters: { shows: ['dashboard-failed', 'dashboard-trouble'] },
  args: {
    scholarships: null,
    failure: { text: dashboardFailureText({ kind: 'network' }), signIn: null },
    failedAttempts: 2,
  },
};
export const SessionEnded: Story = {
  parameters: { shows: ['dashboard-failed', 'dashboard-http'] },
  args: {
    scholarships: null,
    failure: {
      text: dashboardFailureText({ kind: 'http', status: 401 }),
      signIn: { to: '/auth/login', search: {} },
    },
    failedAttempts: 1,
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };
