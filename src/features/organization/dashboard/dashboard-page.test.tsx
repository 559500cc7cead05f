import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Answer, inTurn, json, unanswered } from '#mocks/testing/mock-server.ts';
import { aScholarship } from '#mocks/testing/records.ts';
import { storedScholarshipsQuery } from '../organization-queries.ts';
import { openPage } from '../page-test-kit.tsx';
import { storedScholarships } from '../stored-scholarships-store.ts';
import { Route as dashboardRoute } from './dashboard-page.tsx';

const NOW = Date.UTC(2026, 10, 21, 6);
const list = json([
  aScholarship({ title: 'Monsoon Relief', organizationId: 'user_1', expiredAt: '2026-11-21T18:29:59Z' }),
]);

/** Opens the dashboard. Each request for the scholarships receives the next of these answers. */
const open = (...answers: Answer[]) => openAt('/organization/dashboard', ...answers);

function openAt(address: string, ...answers: Answer[]) {
  const { calls, ...page } = openPage(dashboardRoute, '/organization/dashboard/', {
    address,
    answers: { 'scholarships.all': inTurn(...answers) },
  });
  return { ...page, reads: () => calls.filter(({ path }) => path === '/api/scholarships').length };
}

/**
 * Makes the tab visible again at the given time. The simulated `visibilitychange` event does not
 * bubble to the window, so it causes no refetch.
 */
const lookAgainAt = (moment: number) =>
  act(() => {
    vi.setSystemTime(moment);
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

it('[ORG-09] a scholarship moves to the dashboard’s Past tab when its deadline passes, even without a refetch', async () => {
  open(list);
  expect(await screen.findByRole('link', { name: 'Current 1' })).toBeVisible();
  expect(screen.getAllByText(/^Ends today at 11:59.pm/)).toHaveLength(2);
  lookAgainAt(NOW + 86_400_000);
  expect(await screen.findByRole('link', { name: 'Past 1' })).toBeVisible();
  expect(screen.getByText('No scholarships are open right now.')).toBeVisible();
});

it('[ORG-09] [ORG-10] the dashboard shows only the organization’s own scholarships, in tabs with their own URLs', async () => {
  const own = aScholarship({ title: 'Monsoon Relief', organizationId: 'user_1' });
  const { address } = open(json([own, aScholarship({ id: 'other', title: 'Udaan' })]));
  expect(await screen.findByRole('link', { name: 'Current 1' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('heading', { level: 2, name: 'Monsoon Relief' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Udaan' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Upcoming 0' }));
  expect(await screen.findByText(/none are upcoming/)).toBeVisible();
  expect(address()).toBe('/organization/dashboard?tab=upcoming');
  expect(screen.getByRole('link', { name: 'Upcoming 0' })).toHaveAttribute('aria-current', 'page');
});

it('[ORG-09] [ORG-10] the URL of a dashboard tab opens the dashboard with that tab selected', async () => {
  openAt('/organization/dashboard?tab=upcoming', list);
  const upcoming = await screen.findByRole('link', { name: 'Upcoming 0' });
  expect(upcoming).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Current 1' })).not.toHaveAttribute('aria-current');
  expect(screen.getByText(/none are upcoming/)).toBeVisible();
});

it('[ORG-11] the dashboard refetches its scholarships after 5 minutes and keeps them visible meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW });
  const { reads } = open(list, unanswered);
  expect(await screen.findByRole('heading', { level: 2, name: 'Monsoon Relief' })).toBeVisible();
  act(() => vi.advanceTimersByTime(5 * 60_000 - 1));
  expect(reads()).toBe(1);
  act(() => vi.advanceTimersByTime(1));
  await vi.waitFor(() => expect(reads()).toBe(2));
  expect(screen.getByRole('heading', { level: 2, name: 'Monsoon Relief' })).toBeVisible();
});

it('[ORG-11] pressing ‘Retry’ on the dashboard several times sends one request at a time', async () => {
  const { reads } = open(list, json({}, 403), unanswered);
  expect(await screen.findByRole('link', { name: 'Current 1' })).toBeVisible();
  window.dispatchEvent(new Event('visibilitychange'));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  const before = reads();
  for (let press = 0; press < 3; press += 1) await userEvent.click(retry);
  expect(reads()).toBe(before + 1);
});

it('[ORG-17] the dashboard stores the organization’s own scholarships as the server sent them', async () => {
  const own = aScholarship({ organizationId: 'user_1', applications: [{ id: 'app-1', status: 'PENDING' }] });
  open(json([own, aScholarship({ id: 'other', organizationId: 'user_2' })]));
  expect(await screen.findByText('1 application')).toBeVisible();
  const { readAt, scholarships } = await vi.waitUntil(() => storedScholarships('user_1').read(NOW));
  expect(readAt).toBe(NOW);
  expect(scholarships?.map(({ id, applications }) => [id, applications])).toEqual([
    [own.id, own.applications],
  ]);
});

it('[ORG-17] decisions stored since the dashboard’s last refetch survive a failed refetch', async () => {
  const { goTo } = open(
    json([aScholarship({ organizationId: 'user_1', applications: [{ id: 'app-1', status: 'PENDING' }] })]),
    json({}, 403),
  );
  const store = storedScholarships('user_1');
  expect(await screen.findByText('1 application')).toBeVisible();
  await act(async () => goTo('/elsewhere'));
  store.setStatus('app-1', 'ACCEPTED');

  await act(async () => goTo('/organization/dashboard/'));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(store.read(NOW)?.scholarships?.[0]?.applications?.[0]?.status).toBe('ACCEPTED');
});

it('[ORG-11] the dashboard’s scholarships stay visible while they are refetched', async () => {
  const { reads } = open(list, unanswered);
  expect(await screen.findByRole('heading', { level: 2, name: 'Monsoon Relief' })).toBeVisible();
  window.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(reads()).toBe(2));
  expect(screen.getByRole('heading', { level: 2, name: 'Monsoon Relief' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Current 1' })).toBeVisible();
  expect(screen.queryByText('Loading your scholarships')).toBeNull();
});

it('[ORG-12] after more than one failed load, the dashboard says that it has trouble connecting to the server', async () => {
  open(json({}, 403));
  const [retry] = await screen.findAllByRole('button', { name: 'Retry' });
  expect(screen.queryByText(/having trouble/)).toBeNull();
  await userEvent.click(retry as HTMLElement);
  expect(
    await screen.findByText("We're having trouble connecting to the server. Please try again later."),
  ).toBeVisible();
});

it('[ORG-17] if scholarships do not fit in the device’s storage, the dashboard still shows them and storedScholarshipsQuery still returns them', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { queryClient } = open(list);
  expect(await screen.findByRole('link', { name: 'Current 1' })).toBeVisible();
  await vi.waitFor(() =>
    expect(warn).toHaveBeenCalledWith('The analytics could not be stored on this device.'),
  );
  vi.restoreAllMocks();
  const stored = await queryClient.fetchQuery({ ...storedScholarshipsQuery('user_1'), staleTime: 0 });
  expect(stored?.scholarships).toHaveLength(1);
});
