import type { Meta, StoryObj } from '@storybook/react-vite';
import { EXAMPLE_NOW, exampleApplicants, exampleScholarship } from './analytics.fixture.ts';
import { Analytics, type AnalyticsState } from './analytics.tsx';
import type { AnalyticsScholarship } from './analytics-figures.ts';
import { NO_ANALYTICS_SEARCH } from './analytics-search.ts';

const loaded = (...scholarships: AnalyticsScholarship[]): AnalyticsState => ({
  kind: 'loaded',
  data: { scholarships, readAt: EXAMPLE_NOW },
});
const stem = exampleScholarship({ applicants: exampleApplicants(48) });
const monsoon = exampleScholarship({
  id: 'monsoon',
  title: 'Monsoon Relief',
  amount: 1_25_000,
  deadline: '2026-08-01',
  applicants: [],
});
const notCounted = exampleScholarship({
  id: 'nursing',
  title: 'Nursing Futures Award for Daughters of Anganwadi Workers in the Hills',
  amount: 40_000,
  deadline: '2026-12-24',
});

const meta = {
  title: 'Organization/Analytics',
  component: Analytics,
  parameters: {
    route: ['/organization/dashboard/scholarship-analytics', '/organization/analytics'],
    requirements: ['ORG-15', 'ORG-17', 'ANA-01', 'ANA-02', 'ANA-03'],
  },
  args: {
    state: loaded(stem, monsoon, notCounted),
    search: NO_ANALYTICS_SEARCH,
    onSearch: () => {},
    onOpen: () => {},
  },
} satisfies Meta<typeof Analytics>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithSampleData: Story = {};
export const Empty: Story = {
  parameters: { shows: ['analytics-nothing-stored'] },
  args: { state: { kind: 'loaded', data: { scholarships: [], readAt: null } } },
};
export const Failed: Story = {
  parameters: { shows: ['analytics-failed'] },
  args: { state: { kind: 'failed', retry: () => {} } },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };
