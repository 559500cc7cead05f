import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Answer, inTurn, json, unanswered } from '#mocks/testing/mock-server.ts';
import { aScholarship } from '#mocks/testing/records.ts';
import { openPage } from '../page-test-kit.tsx';
import { Route as dashboardRoute } from './dashboard-page.tsx';

const NOW = Date.UTC(2026, 10, 21, 6);
const list = json([
  aScholarship({ title: 'Monsoon Relief', organizationId: 'user_1', expiredAt: '2026-11-21T18:29:59Z' }),
]);

/** The dashboard of an organization whose server answers the list in turn. */
function open(...answers: Answer[]) {
  const { calls } = openPage(dashboardRoute, '/organization/dashboard/', {
    answers: { 'scholarships.all': inTurn(...answers) },
  });
  return { reads: () => calls.filter(({ path }) => path === '/api/scholarships').length };
}

/** The tab is seen again, without asking the server: the event does not reach the window. */
const lookAgainAt = (moment: number) =>
  act(() => {
    vi.setSystemTime(moment);
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

it('[ORG-09] lets a deadline pass on an open dashboard, also while no new list comes', async () => {
  open(list);
  expect(await screen.findByRole('link', { name: 'Current 1' })).toBeVisible();
  expect(screen.getByText('1 day left')).toBeVisible();
  lookAgainAt(NOW + 86_400_000);
  expect(await screen.findByRole('link', { name: 'Past 1' })).toBeVisible();
  expect(screen.getByText('No scholarship is open now.')).toBeVisible();
});

it('[ORG-11] does not read the list anew at each press of Retry while it is being read', async () => {
  const { reads } = open(list, json({}, 403), unanswered);
  expect(await screen.findByRole('link', { name: 'Current 1' })).toBeVisible();
  window.dispatchEvent(new Event('visibilitychange'));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  const before = reads();
  for (let press = 0; press < 3; press += 1) await userEvent.click(retry);
  expect(reads()).toBe(before + 1);
});
