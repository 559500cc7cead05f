import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NO_FILTERS } from '../list-search.ts';
import { SAMPLE_NOW, sampleScholarship, sampleScholarships } from '../scholarship-samples.fixture.ts';
import { ScholarshipList } from './scholarship-list.tsx';

const meta = {
  title: 'Scholarship/List',
  component: ScholarshipList,
  parameters: { route: '/scholarship', layout: 'fullscreen' },
  args: {
    state: { kind: 'loaded', data: sampleScholarships },
    filters: NO_FILTERS,
    onFiltersChange: fn(),
    saved: new Set<string>(),
    onReset: fn(),
    onRefresh: fn(),
    now: SAMPLE_NOW,
  },
} satisfies Meta<typeof ScholarshipList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filtered: Story = {
  args: { filters: { ...NO_FILTERS, income: '50000', amount: 'low', upcoming: true, sort: 'newest' } },
};

export const TenThousand: Story = {
  args: {
    state: {
      kind: 'loaded',
      data: Array.from({ length: 10_000 }, (_, number) =>
        sampleScholarship({
          id: `s${number}`,
          title: `Scholarship number ${number}`,
          totalAmount: 1000 + number,
        }),
      ),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Scholarship number 0' });
  },
};
