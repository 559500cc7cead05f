import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeRouter } from '#shared/router/fake-router.test-utils.tsx';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import type { Campaign } from '../campaign.ts';
import { SAMPLE_NOW, sampleCampaign, sampleCampaigns } from '../campaign-samples.fixture.ts';
import { ALL_CAMPAIGNS, type CampaignSearch } from '../list-search.ts';
import { CampaignBrowser, type CampaignListState, LIST_PATIENCE_MS } from './campaign-browser.tsx';

const onRetry = vi.fn();

interface ListProps {
  readonly state: CampaignListState;
  readonly start?: Partial<CampaignSearch>;
  readonly saved?: readonly string[];
  readonly offersSaved?: boolean;
}

/** The list with its search in component state instead of the URL. */
function List({ state, start, saved = [], offersSaved = false }: ListProps) {
  const [search, setSearch] = useState<CampaignSearch>({ ...ALL_CAMPAIGNS, ...start });
  const [ids] = useState(() => new Set(saved));
  return (
    <AppTheme>
      <CampaignBrowser
        state={state}
        search={search}
        onSearch={(change) => setSearch((before) => ({ ...before, page: 1, ...change }))}
        onRetry={onRetry}
        saved={ids}
        offersSaved={offersSaved}
        now={SAMPLE_NOW}
      />
    </AppTheme>
  );
}

function open(campaigns: readonly Campaign[] = sampleCampaigns, others: Omit<ListProps, 'state'> = {}) {
  return render(<List state={{ kind: 'loaded', data: campaigns }} {...others} />, { wrapper: FakeRouter });
}

const count = () => screen.getByText(/^Showing/).textContent;
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const button = (name: string) => screen.getByRole('button', { name });
const chip = (name: string) => screen.getByRole(name === 'Saved' ? 'checkbox' : 'radio', { name });
const many = (number: number) =>
  Array.from({ length: number }, (_, index) =>
    sampleCampaign({ id: `c${index}`, title: `Campaign ${index}` }),
  );

afterEach(() => {
  onRetry.mockClear();
});

describe('the list of campaigns', () => {
  it('[CF-02] the campaign list shows the newest campaigns first and expired campaigns last, and counts the campaigns', () => {
    open();
    expect(count()).toBe('Showing 6 of 6 campaigns');
    expect(titles()[0]).toBe('Tablets for Class Ten');
    expect(titles().at(-1)).toMatch(/^<b>Bold/);
  });

  it('[CF-02] the campaign list searches as the user types', async () => {
    open();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search campaigns' }), 'BUS library');
    expect(titles()).toEqual(['A Village Library for Kolar']);
    expect(count()).toBe('Showing 1 of 1 campaigns');
  });

  it.each([
    ['Newest', 'Tablets for Class Ten'],
    ['Most Funded', 'Rain-Proof School Bags'],
    ['Ending Soon', 'Tablets for Class Ten'],
    ['Most Popular', 'Rain-Proof School Bags'],
  ])('[CF-02] the campaign list can be sorted by ‘%s’', async (label, first) => {
    open(sampleCampaigns, { start: { sort: 'popular' } });
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    expect(
      within(sort)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Newest', 'Most Funded', 'Ending Soon', 'Most Popular']);
    await userEvent.selectOptions(sort, label);
    expect(titles()[0]).toBe(first);
  });

  it('[CF-02] a category chip filters the campaign list and is marked as selected', async () => {
    open();
    const chips = within(screen.getByRole('radiogroup', { name: 'Categories' }));
    expect(
      chips.getAllByRole<HTMLInputElement>('radio').map(({ labels }) => labels?.[0]?.textContent),
    ).toEqual(['All Categories', 'Scholarships', 'Technology', 'School Supplies', 'Educational Programs']);
    await userEvent.click(chip('School Supplies'));
    expect(chip('School Supplies')).toBeChecked();
    expect(chip('All Categories')).not.toBeChecked();
    expect(titles()).toEqual(['Rain-Proof School Bags']);
    await userEvent.click(chip('Scholarships'));
    expect(titles()).toEqual(['உதவித்தொகை: A Scholarship Fund']);
    await userEvent.click(chip('All Categories'));
    expect(count()).toBe('Showing 6 of 6 campaigns');
  });

  it('[CF-07] the campaign list’s Saved filter shows only saved campaigns', async () => {
    open(sampleCampaigns, { saved: ['bags', 'gone'], offersSaved: true });
    await userEvent.click(chip('Saved'));
    expect(titles()).toEqual(['Rain-Proof School Bags']);
    await userEvent.click(chip('Saved'));
    expect(titles()).toHaveLength(6);
  });

  it('[CF-07] without saved campaigns, the campaign list hides its Saved filter, but if the URL sets the filter, the list explains how to save a campaign', () => {
    const { unmount } = open();
    expect(screen.queryByRole('checkbox', { name: 'Saved' })).toBeNull();
    unmount();
    open(sampleCampaigns, { start: { saved: true } });
    expect(screen.getByText('No campaigns found.')).toBeVisible();
    expect(screen.getByText(/Press ‘Save’ on a campaign/)).toBeVisible();
  });

  it('[CF-07] the campaign list suggests another category if the chosen category has no saved campaigns', () => {
    open(sampleCampaigns, {
      saved: ['bags'],
      offersSaved: true,
      start: { saved: true, category: 'technology' },
    });
    expect(screen.getByText('Try other words, or another category.')).toBeVisible();
    expect(screen.queryByText(/Press ‘Save’ on a campaign/)).toBeNull();
  });

  it('[CF-05] ‘Load More Projects’ appends pages of campaigns and disappears after the last page', async () => {
    open(many(20));
    const more = () => screen.queryByRole('button', { name: 'Load More Projects' });
    expect(titles()).toHaveLength(9);
    expect(count()).toBe('Showing 9 of 20 campaigns');
    await userEvent.click(button('Load More Projects'));
    expect(titles()).toHaveLength(18);
    // Focus moves to the first new campaign.
    expect(screen.getAllByRole('article')[9]).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(button('Load More Projects'));
    expect(titles()).toHaveLength(20);
    expect(more()).toBeNull();
  });

  it('[CF-05] a new sort order returns the campaign list to its first page', async () => {
    open(many(20), { start: { page: 3 } });
    expect(titles()).toHaveLength(20);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most Funded');
    expect(titles()).toHaveLength(9);
  });

  it('[CF-05] the campaign list shows all campaigns if the page number is too high, and hides ‘Load More Projects’ if one page is enough', () => {
    const { unmount } = open(many(20), { start: { page: 99 } });
    expect(titles()).toHaveLength(20);
    unmount();
    open(many(9));
    expect(screen.queryByRole('button', { name: 'Load More Projects' })).toBeNull();
  });

  it('if there are two thousand campaigns, the campaign list renders only the first page', () => {
    open(many(2000));
    expect(count()).toBe('Showing 9 of 2,000 campaigns');
    expect(screen.getAllByRole('article')).toHaveLength(9);
  });
});

describe('[CF-04] an empty list of campaigns', () => {
  it('an empty campaign list immediately says that it has no campaigns, and offers to reload', async () => {
    open([]);
    expect(screen.getByText('No campaigns found.')).toBeVisible();
    await userEvent.click(button('Reload'));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('if no campaign matches the search, the campaign list says so and offers to show all campaigns', async () => {
    open(sampleCampaigns, { start: { q: 'no such words', category: 'technology' } });
    expect(screen.getByText('No campaigns found.')).toBeVisible();
    await userEvent.click(button('Show all campaigns'));
    expect(count()).toBe('Showing 6 of 6 campaigns');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it.each([{ q: 'no such words' }, { q: 'library' }])(
    '[WCAG-2.4.3] after the search %j, ‘Show all campaigns’ moves focus to the number of campaigns',
    async (start) => {
      open(sampleCampaigns, { start });
      button('Show all campaigns').focus();
      await userEvent.keyboard('{Enter}');
      expect(screen.getByText('Showing 6 of 6 campaigns')).toHaveFocus();
    },
  );

  it('the campaign list shows ‘No campaigns found.’ after four seconds of loading, and the campaigns once they load', () => {
    vi.useFakeTimers();
    const { rerender } = render(<List state={{ kind: 'loading' }} />, { wrapper: FakeRouter });
    expect(screen.getByText('Loading campaigns')).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(LIST_PATIENCE_MS - 1));
    expect(screen.queryByText('No campaigns found.')).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(LIST_PATIENCE_MS).toBe(4000);
    expect(screen.getByText('No campaigns found.')).toBeVisible();
    rerender(<List state={{ kind: 'loaded', data: sampleCampaigns }} />);
    expect(screen.queryByText('No campaigns found.')).toBeNull();
    expect(titles()).toHaveLength(6);
  });

  it('if the campaigns cannot be loaded, the campaign list says so and offers to try again', async () => {
    render(<List state={{ kind: 'failed' }} />, { wrapper: FakeRouter });
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText('No campaigns found.')).toBeVisible();
    expect(alert.getByText('We couldn’t load the campaigns.')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Try Again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
