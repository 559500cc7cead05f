import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SAMPLE_NOW, sampleScholarship, sampleScholarships } from '../scholarship-samples.ts';
import { NO_FILTERS } from './list-search.ts';
import { ScholarshipList } from './scholarship-list.tsx';

const meta = {
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

export const Results: Story = { parameters: { shows: ['application-no-scholarship'] } };

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = {
  parameters: { shows: ['scholarship-list-failed'] },
  args: { state: { kind: 'failed' } },
};

export const NothingMatches: Story = {
  parameters: { shows: ['scholarship-list-empty'] },
  args: { filters: { ...NO_FILTERS, q: 'no such words' } },
};

export const NoScholarshipsAtAll: Story = {
  parameters: { shows: ['scholarship-list-empty'] },
  args: { state: { kind: 'loaded', data: [] } },
};

export const Filtered: Story = {
  args: { filters: { ...NO_FILTERS, income: '50000', amount: 'low', upcoming: true, sort: 'newest' } },
};

export const PanelOpens: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await expect(await screen.findByRole('combobox', { name: 'Max Family Income' })).toBeVisible();
  },
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
