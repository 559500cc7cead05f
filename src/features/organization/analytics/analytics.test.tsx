import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { FakeRouter } from '#shared/router/fake-router.test-utils.tsx';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { EXAMPLE_NOW, exampleApplicants, exampleScholarship } from '../applicants.fixture.ts';
import type { ApplicantsOfScholarship } from '../scholarship-applicants.ts';
import { Analytics, type AnalyticsState } from './analytics.tsx';
import { type AnalyticsSearch, NO_ANALYTICS_SEARCH } from './analytics-search.ts';

const stem = exampleScholarship({ title: 'Girls in STEM', applicants: exampleApplicants() });
const gone = exampleScholarship({
  id: 'gone',
  title: 'Monsoon Relief',
  amount: 1_25_000,
  deadline: '2026-08-01',
  applicants: exampleApplicants(4),
});
const notCounted = exampleScholarship({ id: 'new', title: 'Nursing Futures', amount: 500 });
const made = notCounted.applicants.length;

const loaded = (...scholarships: ApplicantsOfScholarship[]): AnalyticsState => ({
  kind: 'loaded',
  data: { scholarships, readAt: EXAMPLE_NOW },
});

function open(state: AnalyticsState) {
  const onOpen = vi.fn();
  function Screen() {
    const [search, setSearch] = useState(NO_ANALYTICS_SEARCH);
    const onSearch = (change: Partial<AnalyticsSearch>) => setSearch({ ...search, ...change });
    return <Analytics {...{ state, search, onSearch, onOpen }} />;
  }
  render(
    <AppTheme>
      <Screen />
    </AppTheme>,
    { wrapper: FakeRouter },
  );
  return { onOpen };
}

const table = () => screen.getByRole('table', { name: 'Your Scholarships' });
const rows = () =>
  within(table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent);
/** Returns the text of one of the four figures, with its heading and note. */
const figure = (name: string) => screen.getByText(name).closest('div')?.textContent;

it('[ORG-15] the analytics page shows four figures, and a table with a button for each scholarship’s details', async () => {
  const { onOpen } = open(loaded(stem, gone));
  expect(screen.getByRole('link', { name: /Back to Dashboard/ })).toBeVisible();
  expect(figure('Total Scholarships')).toBe('Total Scholarships2');
  expect(figure('Total Applicants')).toBe('Total Applicants10');
  expect(figure('Total Funding')).toBe('Total Funding₹2,00,000');
  expect(figure('Active Scholarships')).toBe('Active Scholarships1');
  expect(screen.getByText(/As of 21 November 2026 at 11:30 am/)).toBeVisible();
  expect(screen.queryByText('Sample data')).toBeNull();
  const cells = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent.trim());
  expect(within(table()).getAllByRole('row').map(cells)).toEqual([
    ['Title', 'Amount', 'Applicants', 'Deadline ↑', 'Status', 'Details'],
    ['Girls in STEM', '₹75,000', '6', '31 Mar 2027', 'Active', 'View Details'],
    ['Closed'],
    ['Monsoon Relief', '₹1,25,000', '4', '1 Aug 2026', 'Expired', 'View Details'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'View Details: Monsoon Relief' }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('gone');
});

it('[ORG-15] on a phone, the analytics table aligns every cell to the left', () => {
  const frame = window.frameElement as HTMLIFrameElement;
  const { cssText } = frame.style;
  onTestFinished(() => {
    frame.style.cssText = cssText;
  });
  frame.style.cssText += '; width: 390px !important';
  open(loaded(stem));
  const alignments = within(table())
    .getAllByRole('cell')
    .map((cell) => getComputedStyle(cell).textAlign);
  expect(new Set(alignments)).toEqual(new Set(['left']));
});

it('[ANA-02] the analytics table marks the sorted column, and a second click on its header reverses the order', async () => {
  open(loaded(stem, gone, notCounted));
  const header = (name: string) => screen.getByRole('columnheader', { name: new RegExp(name) });
  expect(header('Deadline')).toHaveAttribute('aria-sort', 'ascending');
  for (const order of ['descending', 'ascending']) {
    await userEvent.click(within(header('Amount')).getByRole('button'));
    expect(header('Amount')).toHaveAttribute('aria-sort', order);
  }
  expect(rows()).toEqual(['Nursing Futures', 'Girls in STEM', 'Monsoon Relief']);
  expect(header('Deadline')).not.toHaveAttribute('aria-sort');
});

it('[ORG-15] the analytics page without scholarships links to the form for a new scholarship', () => {
  open({ kind: 'loaded', data: { scholarships: [], readAt: null } });
  expect(
    screen.getByText('No scholarships found. Create your first scholarship to see analytics.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create Scholarship' })).toHaveAttribute(
    'href',
    '/organization/dashboard/create-scholarship',
  );
});

it('[ORG-17] on the analytics page, only figures that include sample applicants have a ‘Sample data’ badge', () => {
  open(loaded(stem, notCounted));
  const badged = within(table()).getByText('Sample data').closest('tr') as HTMLElement;
  expect(within(badged).getByRole('rowheader')).toHaveTextContent('Nursing Futures');
  expect(figure('Total Applicants')).toBe(`Total Applicants${6 + made}Sample data${made} applicants`);
  expect(screen.getAllByText('Sample data')).toHaveLength(2);
});

it('[ORG-17] if this device’s data cannot be read, the analytics page shows an error and offers a retry', async () => {
  const retry = vi.fn();
  open({ kind: 'failed', retry });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Failed to load scholarship data. Please try again later.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Open the dashboard' })).toBeVisible();
});

const chart = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('figure') as HTMLElement);
const counts = (name: string) =>
  chart(name)
    .getAllByRole('row')
    .slice(1)
    .map(({ children }) => [...children].map(({ textContent }) => textContent));

it('[ANA-01] the analytics charts show each count as a number and a bar', () => {
  open(loaded(stem, gone));
  const status = chart('Applications by status').getByRole('table', { name: 'Applications by status' });
  expect(counts('Applications by status')).toEqual([
    ['To decide', '4'],
    ['Accepted', '3'],
    ['Rejected', '3'],
  ]);
  const [most = 0, next] = [...status.querySelectorAll('td span[aria-hidden]')].map((bar) => bar.clientWidth);
  expect(next).toBeCloseTo(most * 0.75, -1);
  const time = counts('Applications over time');
  expect(time.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(10);
});

it('[ANA-01] [ORG-17] the analytics charts leave out sample applicants, and say how many they leave out', () => {
  open(loaded(stem, notCounted));
  for (const name of ['Applications over time', 'Applications by status'])
    expect(chart(name).getByText(`${made} sample applicants are left out.`)).toBeVisible();
  expect(counts('Applications by status').map(([, count]) => count)).toEqual(['2', '2', '2']);
});

it('[ANA-01] an analytics chart without data says that there are no applications yet', () => {
  open(loaded({ ...gone, applicants: [] }));
  expect(chart('Applications by status').getByText('No applications yet.')).toBeVisible();
});
