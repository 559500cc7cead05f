import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { FakeRouter } from '#shared/router/fake-router.test-utils.tsx';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { type ListFilters, NO_FILTERS } from '../list-search.ts';
import { SAMPLE_NOW, sampleScholarship, sampleScholarships } from '../scholarship-samples.fixture.ts';
import { type ListState, ScholarshipList } from './scholarship-list.tsx';

const onRefresh = vi.fn();
const saved = new Set(['rural', 'gone']);

/** The list with its filters in component state instead of the URL. */
function List({ state, start }: { state: ListState; start?: Partial<ListFilters> }) {
  const [filters, setFilters] = useState<ListFilters>({ ...NO_FILTERS, ...start });
  return (
    <AppTheme>
      <ScholarshipList
        state={state}
        filters={filters}
        onFiltersChange={(change) => setFilters((before) => ({ ...before, ...change }))}
        saved={saved}
        onReset={() => setFilters(NO_FILTERS)}
        onRefresh={onRefresh}
        now={SAMPLE_NOW}
      />
    </AppTheme>
  );
}

function open(scholarships: readonly Scholarship[] = sampleScholarships, start?: Partial<ListFilters>) {
  return render(<List state={{ kind: 'loaded', data: scholarships }} {...(start ? { start } : {})} />, {
    wrapper: FakeRouter,
  });
}

const count = () => screen.getByText(/^Showing/).textContent;
const search = () => screen.getByRole('searchbox', { name: 'Search scholarships' });
const filtersButton = () => screen.getByRole('button', { name: /^Filters/ });
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('the scholarship list', () => {
  it('[SCH-01] the scholarship list shows the number of scholarships, the overall figures and, for each scholarship, an ‘Apply Now’ link', () => {
    open(sampleScholarships.slice(0, 3));
    expect(count()).toBe('Showing 3 of 3 scholarships');
    const figures = screen.getByText('million in total funds').closest('ul');
    expect([...(figures?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      '₹0.2 million in total funds',
      '169 applications',
      '3 scholarships',
    ]);
    expect(screen.getAllByRole('link', { name: /^Apply Now/ })).toHaveLength(3);
  });

  it('[SCH-01] the scholarship list’s count says how many cards are shown and how many scholarships match', async () => {
    const many = Array.from({ length: 30 }, (_, n) =>
      sampleScholarship({ id: `many-${n}`, title: `Grant ${n < 25 ? 'for engineers' : 'for nurses'}` }),
    );
    open(many);
    expect(count()).toBe('Showing 24 of 30 scholarships');
    await userEvent.type(search(), 'engineers');
    await waitFor(() => expect(count()).toBe('Showing 24 of 25 scholarships'));
    await userEvent.click(screen.getByRole('button', { name: 'Show more scholarships' }));
    expect(count()).toBe('Showing 25 of 25 scholarships');
    expect(screen.getAllByRole('link', { name: /^Apply Now/ })).toHaveLength(25);
  });

  it('[SCH-01] the ‘Filters’ button on the scholarship list opens and closes the filters, and tells screen readers whether they are open', async () => {
    open();
    expect(screen.queryByRole('combobox', { name: 'Amount Range' })).not.toBeInTheDocument();
    expect(filtersButton()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(filtersButton());
    expect(await screen.findByRole('combobox', { name: 'Amount Range' })).toBeVisible();
    expect(filtersButton()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(filtersButton());
    // The fields are unmounted, not hidden. Otherwise each keystroke in the search box would render
    // them again.
    expect(screen.queryByLabelText('Amount Range')).not.toBeInTheDocument();
  });

  it('[SCH-02] a scholarship card shows every fact that the specification requires', () => {
    open([sampleScholarship()]);
    const card = within(screen.getByRole('article'));
    for (const text of [
      'Girls in STEM Fellowship',
      /^Supports young women/,
      '₹75,000',
      'Vidya Trust',
      'Any Level',
      'Family income up to ₹1,00,000',
      '41 awarded',
      '1 April 2027',
      '131 days left',
    ]) {
      expect(card.getByText(text)).toBeVisible();
    }
  });

  it('[SCH-02] a scholarship card renders at most 301 characters of a long description', () => {
    open([sampleScholarship({ description: `Begins, ${'and goes on '.repeat(1600)}` })]);
    expect(screen.getByText(/^Begins/).textContent?.length).toBeLessThanOrEqual(301);
  });

  it('[SCH-02] a scholarship card shows a default text for an unknown funder, and marks a past deadline as expired', () => {
    open([sampleScholarship({ organization: null, expiredAt: '2026-01-01' })]);
    expect(screen.getByText('Unknown Organization')).toBeVisible();
    expect(screen.getByText('Expired')).toBeVisible();
  });

  it('[SCH-03] the scholarship list searches title, description and funder while the user types', async () => {
    open();
    await userEvent.type(search(), 'GRAMIN shiksha');
    expect(titles()).toEqual(['Rural First-Generation Grant']);
    expect(count()).toBe('Showing 1 of 1 scholarships');
  });

  it('[SCH-03] on the scholarship list, a typed letter appears in the search box before the results change', async () => {
    const seen: string[] = [];
    const note = () => {
      const box = screen.queryByRole<HTMLInputElement>('searchbox');
      if (box) seen.push(`${box.value}: ${count()}`);
    };
    render(
      <Profiler id="list" onRender={note}>
        <List state={{ kind: 'loaded', data: sampleScholarships }} />
      </Profiler>,
      { wrapper: FakeRouter },
    );
    await userEvent.type(search(), 'g');
    await waitFor(() => expect(count()).toBe('Showing 5 of 5 scholarships'));
    expect(seen).toContain('g: Showing 6 of 6 scholarships');
  });

  it('[SCH-04] the income filter narrows the scholarship list and keeps scholarships without an income limit', async () => {
    open();
    await userEvent.click(filtersButton());
    const limit = screen.getByRole('combobox', { name: 'Max Family Income' });
    expect(
      within(limit)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Any income', 'Under ₹1,00,000', 'Under ₹50,000', 'Under ₹25,000']);
    await userEvent.selectOptions(limit, 'Under ₹50,000');
    expect(titles().join()).toContain('Rural First-Generation Grant');
    expect(titles().join()).toContain('Emergency Education Relief');
    expect(count()).toBe('Showing 3 of 3 scholarships');
  });

  it('[SCH-05] the amount filter narrows the scholarship list', async () => {
    open();
    await userEvent.click(filtersButton());
    const range = screen.getByRole('combobox', { name: 'Amount Range' });
    await userEvent.selectOptions(range, 'Low: under ₹50,000');
    expect(count()).toBe('Showing 2 of 2 scholarships');
    await userEvent.selectOptions(range, 'Medium: ₹50,000 to ₹75,000');
    expect(count()).toBe('Showing 2 of 2 scholarships');
    await userEvent.selectOptions(range, 'High: over ₹75,000');
    expect(count()).toBe('Showing 2 of 2 scholarships');
  });

  it('[SCH-06] ‘Upcoming Only’ on the scholarship list hides expired scholarships', async () => {
    open();
    await userEvent.click(filtersButton());
    await userEvent.click(screen.getByRole('checkbox', { name: 'Upcoming Only' }));
    expect(count()).toBe('Showing 5 of 5 scholarships');
    expect(screen.queryByText('Expired')).not.toBeInTheDocument();
  });

  it('[SCH-07] ‘Reset All’ on the scholarship list clears the search and every filter', async () => {
    open(sampleScholarships, { q: 'grant', income: '50000', amount: 'low', upcoming: true });
    expect(count()).toBe('Showing 1 of 1 scholarships');
    await userEvent.click(filtersButton());
    await userEvent.click(screen.getByRole('button', { name: 'Reset All' }));
    expect(search()).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Amount Range' })).toHaveValue('any');
    expect(screen.getByRole('checkbox', { name: 'Upcoming Only' })).not.toBeChecked();
    expect(screen.queryByRole('button', { name: 'Reset All' })).toBeNull();
    expect(count()).toBe('Showing 6 of 6 scholarships');
  });

  it('[SCH-07] [SCH-08] if nothing matches, the scholarship list says so, and ‘Reset Filters’ shows every scholarship again', async () => {
    open(sampleScholarships, { q: 'no such words' });
    expect(screen.getByText('No scholarships found. Try adjusting your search or filters.')).toBeVisible();
    expect(count()).toBe('Showing 0 of 0 scholarships');
    await userEvent.click(screen.getByRole('button', { name: 'Reset Filters' }));
    expect(count()).toBe('Showing 6 of 6 scholarships');
  });

  it.each([
    ['Reset All', { income: '50000' }],
    ['Remove the filter Family income: Under ₹50,000', { income: '50000' }],
    ['Remove the filter “grant”', { q: 'grant' }],
    ['Reset Filters', { q: 'no such words' }],
  ] as const)(
    '[WCAG-2.4.3] pressing ‘%s’ with the filters %j moves focus to the scholarship count',
    async (name, start) => {
      open(sampleScholarships, start);
      screen.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
      expect(screen.getByText('Showing 6 of 6 scholarships')).toHaveFocus();
    },
  );

  it('[SCH-08] while the scholarship list loads, the page says so and shows no count', () => {
    render(<List state={{ kind: 'loading' }} />, { wrapper: FakeRouter });
    expect(screen.getByText('Loading scholarships')).toBeInTheDocument();
    expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
  });

  it('[SCH-08] if the scholarship list fails to load, the page says so, and ‘Refresh Page’ loads the list again', async () => {
    render(<List state={{ kind: 'failed' }} />, { wrapper: FakeRouter });
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText('Failed to load scholarships. Please try again later.')).toBeVisible();
    expect(alert.getByText('Please refresh the page.')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Refresh Page' }));
    expect(onRefresh).toHaveBeenCalledOnce();
  });

  it('[SCH-09] ‘Apply Now’ on a scholarship card links to the details page, with the scholarship’s id encoded in the URL', () => {
    open([sampleScholarship({ id: 'a/b ?' })]);
    expect(screen.getByRole('link', { name: /^Apply Now/ })).toHaveAttribute(
      'href',
      '/scholarship/details?id=a%2Fb+%3F',
    );
  });

  it('users can sort the scholarship list by amount', async () => {
    open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Highest amount');
    expect(titles()[0]).toBe('Emergency Education Relief');
  });

  it('[SAFE-03] the scholarship list shows markup from the server as text', () => {
    open([sampleScholarship({ title: '<b>Bold</b>', description: '<img src=x onerror=alert(1)>' })]);
    expect(screen.getByText('<b>Bold</b>')).toBeVisible();
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  });

  it('[SCH-01] the scholarship list shows 24 cards at a time, and ‘Show more scholarships’ moves focus to the first new card', async () => {
    open(Array.from({ length: 30 }, (_, number) => sampleScholarship({ id: `s${number}` })));
    expect(screen.getAllByRole('article')).toHaveLength(24);
    await userEvent.click(screen.getByRole('button', { name: 'Show more scholarships' }));
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(30);
    expect(within(cards[24] as HTMLElement).getAllByRole('link')[0]).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Show more scholarships' })).toBeNull();
  });

  it('the ‘Saved on this device’ filter of the scholarship list shows only saved scholarships', async () => {
    open();
    await userEvent.click(filtersButton());
    await userEvent.click(screen.getByRole('checkbox', { name: 'Saved on this device' }));
    expect(titles()).toEqual(['Rural First-Generation Grant']);
  });
});
