import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { anApplication, aScholarship } from '#mocks/testing/records.ts';
import { openPage } from '../page-test-kit.tsx';
import { storedScholarships } from '../stored-scholarships-store.ts';
import { Route as analyticsRoute } from './analytics-page.tsx';

const PATH = '/organization/dashboard/scholarship-analytics';
const applications = ['s1', 's2'].map((studentId) =>
  anApplication({ id: `app-${studentId}`, studentId, scholarshipId: 'stem' }),
);

/** Opens the analytics on a device that has stored two scholarships. */
const openAnalytics = (search = '') => openPage(analyticsRoute, PATH, { address: PATH + search });

beforeEach(() => {
  storedScholarships('user_1').writeList({
    readAt: Date.now(),
    scholarships: [
      aScholarship({ id: 'stem', title: 'Girls in STEM', expiredAt: '2098-03-31', applications }),
      aScholarship({ id: 'nursing', title: 'A Nursing Grant', expiredAt: '2099-03-31', applications: [] }),
    ],
  });
});

const table = () => screen.getByRole('table', { name: 'Your Scholarships' });
const expectFirst = (title: string) =>
  waitFor(() => expect(within(table()).getAllByRole('rowheader')[0]).toHaveTextContent(title));

it('[ORG-15] [ORG-17] the analytics and a scholarship’s details show the data stored on this device, without calling the API', async () => {
  const { calls } = openAnalytics();
  await expectFirst('Girls in STEM');
  expect(screen.getByText('Total Applicants').closest('div')).toHaveTextContent('Total Applicants2');
  await userEvent.click(screen.getByRole('button', { name: 'View Details: Girls in STEM' }));
  expect(await screen.findByText(/No profiles have been loaded on this device/)).toBeVisible();
  expect(calls).toEqual([]);
});

it('[ANA-02] [ORG-17] the analytics dialog counts the profiles that the review has stored on this device', async () => {
  storedScholarships('user_1').addProfiles({ s1: { gender: 'Female', marks: null } }, Date.now());
  openAnalytics('?scholarship=stem');
  const dialog = within(await screen.findByRole('dialog', { name: 'Girls in STEM' }));
  expect(dialog.getByText('Based on the profiles of 1 of 2 applicants.')).toBeVisible();
});

it('[ANA-02] [ORG-15] the analytics table keeps its sort order in the URL, and Back restores the previous order', async () => {
  const { address, goBack, unmount } = openAnalytics();
  await expectFirst('Girls in STEM');
  await userEvent.click(within(table()).getByRole('button', { name: 'Title' }));
  await expectFirst('A Nursing Grant');
  expect(address()).toBe(`${PATH}?sort=title`);
  act(() => goBack());
  await expectFirst('Girls in STEM');
  expect(address()).toBe(PATH);
  expect(screen.getByRole('columnheader', { name: 'Title' })).not.toHaveAttribute('aria-sort');
  unmount();
  openAnalytics('?sort=title');
  await expectFirst('A Nursing Grant');
});

it('[ORG-16] if the scholarship named in the URL is not stored on this device, the analytics dialog says that the scholarship was not found', async () => {
  openAnalytics('?scholarship=unknown');
  expect(await screen.findByRole('dialog', { name: 'Scholarship not found' })).toBeVisible();
});
