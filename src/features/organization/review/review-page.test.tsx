import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { type Answer, asUsual, inTurn, json, unanswered } from '#mocks/testing/mock-server.ts';
import { anApplication, aScholarship, aStudent } from '#mocks/testing/records.ts';
import { openPage } from '../page-test-kit.tsx';
import { storedScholarships } from '../stored-scholarships-store.ts';
import { unsavedDecisions } from '../unsaved-decisions-store.ts';
import { Route as reviewRoute } from './review-page.tsx';

const named: Answer = ({ params: { userId } }) =>
  Response.json(aStudent({ userId, fullName: userId === 's1' ? 'Asha Sharma' : `Student ${userId}` }));

interface ReviewOptions {
  readonly decisions?: Answer;
  readonly profiles?: readonly Answer[];
  readonly scholarship?: Answer;
  /** The URL's query string. */
  readonly search?: string;
}

const applicationOf = (number: number) =>
  anApplication({
    id: `app-${number}`,
    studentId: `s${number}`,
    scholarshipId: 'stem',
    createdAt: new Date(Date.UTC(2026, 10, 21) - number * 1000).toISOString(),
  });

/**
 * Opens the review on a device without stored data. Each request for a profile receives the next
 * answer in `profiles`.
 */
function openReview(
  { decisions = asUsual, profiles = [], scholarship = asUsual, search = '' }: ReviewOptions = {},
  count = 2,
) {
  const page = openPage(reviewRoute, '/organization/dashboard/review/$id', {
    address: `/organization/dashboard/review/stem${search}`,
    records: {
      scholarships: [aScholarship({ id: 'stem', organizationId: 'user_1' })],
      applications: Array.from({ length: count }, (_, index) => applicationOf(index + 1)),
    },
    answers: {
      'applications.updateStatus': decisions,
      'scholarships.byId': scholarship,
      'students.byId': inTurn(...profiles, named),
    },
  });
  /** Returns the applications' statuses in the cache. */
  const statuses = () =>
    page.queryClient
      .getQueryData<Scholarship>(['reviewed-scholarships', 'user_1', 'stem'])
      ?.applications?.map(({ status }) => status) ?? [];
  const profileReads = () =>
    page.calls.map(({ path }) => path).filter((path) => path.startsWith('/api/students/'));
  return { ...page, statuses, profileReads };
}

/** Responds with the mock server's scholarship, but with changed applications. */
const withApplications =
  (change: (before: readonly object[]) => readonly object[]): Answer =>
  async ({ pass }) => {
    const scholarship = await (await pass()).json();
    return Response.json({ ...scholarship, applications: change(scholarship.applications) });
  };
const failures = () => screen.queryByRole('list', { name: 'Decisions that were not saved' });

it('[REV-02] the review reverts a refused decision, shows the reason and offers to send the decision again', async () => {
  const refusal = Promise.withResolvers<Response>();
  const { statuses } = openReview({ decisions: inTurn(() => refusal.promise, asUsual) });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept: Asha Sharma' }));
  const asha = screen.getByRole('button', { name: /^Asha Sharma/ });
  expect(asha).toHaveTextContent('Accepted');
  expect(screen.getByText('Saving 1 decision…')).toBeInTheDocument();
  refusal.resolve(await json({ error: 'Only the organization decides.' }, 403)());
  expect(await screen.findByText('A decision was not saved.')).toBeVisible();
  expect(failures()).toHaveTextContent('Asha Sharma: Only the organization decides.');
  expect(asha).toHaveTextContent('To decide');

  await userEvent.click(screen.getByRole('button', { name: 'Try again: Asha Sharma' }));
  await waitFor(() => expect(statuses()[0]).toBe('ACCEPTED'));
  expect(failures()).toBeNull();
});

it('[REV-01] [REV-02] if 7 of 40 decisions fail, the review names the 7 applicants and resends those 7 decisions on request, and Undo then reverts all 40', async () => {
  const failing = new Set([3, 12, 20, 21, 30, 39, 40].map((number) => `app-${number}`));
  let isBroken = true;
  /**
   * Waits until all decisions have been sent. Polls slowly, because searching the page on every
   * change would take longer than the decisions.
   */
  const allSent = () =>
    vi.waitFor(() => expect(queryClient.isMutating()).toBe(0), { timeout: 15_000, interval: 250 });
  const { queryClient, statuses } = openReview(
    {
      decisions: (call) => {
        const { id = '' } = call.params;
        return isBroken && failing.has(id) ? new Response('', { status: 500 }) : asUsual(call);
      },
    },
    40,
  );
  const selectAll = await screen.findByRole('checkbox', { name: 'Select all 40' });
  await userEvent.click(screen.getByRole('button', { name: 'Load all details' }));
  const isRead = () => expect(screen.queryByRole('button', { name: 'Load all details' })).toBeNull();
  await vi.waitFor(isRead, { timeout: 15_000, interval: 250 });
  selectAll.focus();
  await userEvent.keyboard(' a');
  await userEvent.click(await screen.findByRole('button', { name: 'Accept 40' }));
  await allSent();
  expect(await screen.findByText('7 decisions were not saved.')).toBeVisible();
  expect(screen.getByText('Accepted: 33 of 40 applicants.')).toBeVisible();
  expect(
    within(failures() as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.split(':')[0]),
  ).toEqual([...failing].map((id) => id.replace('app-', 'Student s')));
  expect(statuses().filter((status) => status === 'ACCEPTED')).toHaveLength(33);

  isBroken = false;
  screen.getByRole('button', { name: 'Try all again' }).focus();
  await userEvent.keyboard('{Enter}');
  await allSent();
  expect(statuses()).toEqual(Array(40).fill('ACCEPTED'));
  expect(failures()).toBeNull();
  await userEvent.keyboard('u');
  await allSent();
  expect(statuses()).toEqual(Array(40).fill('PENDING'));

  // Make one decision after another, at typing speed.
  await userEvent.keyboard('araar');
  const five = ['ACCEPTED', 'REJECTED', 'ACCEPTED', 'ACCEPTED', 'REJECTED'];
  await waitFor(() => expect(statuses().slice(0, 6)).toEqual([...five, 'PENDING']));
  await userEvent.keyboard('uuuuu');
  await allSent();
  expect(statuses()).toEqual(Array(40).fill('PENDING'));
}, 60_000);

it('[REV-01] after a decision, the applicant stays in the review’s filtered list until the filter changes', async () => {
  openReview();
  await userEvent.click(await screen.findByRole('button', { name: 'Accept: Asha Sharma' }));
  const asha = screen.getByRole('button', { name: /^Asha Sharma/ });
  await waitFor(() => expect(asha).toHaveTextContent('Accepted'));
  await userEvent.click(screen.getByRole('radio', { name: 'Rejected' }));
  await waitFor(() => expect(asha).not.toBeInTheDocument());
});

it('[ORG-16] the review reads each profile once, when the applicant is in view or the user asks for all details', async () => {
  const { profileReads } = openReview({}, 60);
  expect(await screen.findByRole('button', { name: /^Asha Sharma/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Loading details…')).toBeNull());
  expect(profileReads().length).toBeGreaterThan(1);
  expect(profileReads().length).toBeLessThan(40);
  expect(profileReads()).not.toContain('/api/students/s60');

  await userEvent.click(screen.getByRole('button', { name: 'Load all details' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search applicants' }), 'student s60');
  expect(await screen.findByRole('heading', { level: 2, name: 'Student s60' })).toBeVisible();
  expect(profileReads()).toHaveLength(60);
  expect(new Set(profileReads()).size).toBe(60);
});

it('[ORG-17] the review stores only the gender and marks of each profile', async () => {
  openReview();
  expect(await screen.findByRole('button', { name: /^Student s2/ })).toBeVisible();
  await waitFor(() =>
    expect(storedScholarships('user_1').read(Date.now())?.profiles).toEqual({
      s1: { gender: 'Female', marks: null },
      s2: { gender: 'Female', marks: null },
    }),
  );
});

it('[ORG-16] if profiles cannot be loaded, the review says so, offers a retry and still lists the applications', async () => {
  openReview({ profiles: [json({}, 403), json({ error: 'Too many.' }, 429)] });
  const alert = await screen.findByText('We couldn’t load some applicants’ details.');
  expect(screen.getAllByRole('button', { name: /^Name not loaded/ })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  // A withheld profile isn't a failure, and the page doesn't request it again.
  expect(await screen.findByRole('button', { name: /^Student s2/ })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Name not loaded' })).toBeVisible();
  expect(alert).not.toBeInTheDocument();
  // The page does not say that the values of a withheld profile are missing.
  expect(screen.queryByText('No profile yet.')).toBeNull();
  expect(screen.queryByText('No documents submitted')).toBeNull();
});

it('[ANA-02] the review reads its filter from the URL, keeps the search text out of the URL, and links to the scholarship’s analytics', async () => {
  const search = '?show=accepted';
  const { address } = openReview(
    {
      search,
      scholarship: withApplications((all) =>
        all.map((one, index) => ({ ...one, status: index < 2 ? 'ACCEPTED' : 'PENDING' })),
      ),
    },
    3,
  );
  expect(await screen.findByRole('radio', { name: 'Accepted' })).toBeChecked();
  const names = () =>
    within(screen.getByRole('list', { name: 'Applicants' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(names()).toEqual([expect.stringMatching(/^Asha Sharma/), expect.stringMatching(/^Student s2/)]),
  );
  await userEvent.click(screen.getByRole('searchbox', { name: 'Search applicants' }));
  await userEvent.paste('student s2');
  await waitFor(() => expect(names()).toEqual([expect.stringMatching(/^Student s2/)]));
  expect(address()).toBe(`/organization/dashboard/review/stem${search}`);
  expect(screen.getByRole('link', { name: 'Statistics' })).toHaveAttribute(
    'href',
    '/organization/dashboard/scholarship-analytics?scholarship=stem',
  );
});

it('[REV-01] the open applicant in the review stays open when a newer application arrives', async () => {
  const later = { id: 'app-9', studentId: 's9', status: 'PENDING', createdAt: '2026-11-22T00:00:00.000Z' };
  openReview({
    scholarship: inTurn(
      asUsual,
      withApplications((before) => [later, ...before]),
    ),
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'Asha Sharma' })).toBeVisible();
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('button', { name: /^Student s9/ })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Asha Sharma' })).toBeVisible();
});

it('[REV-01] if the open applicant withdraws, the review says that the applicant is no longer listed, and opens no other applicant', async () => {
  openReview({
    scholarship: inTurn(
      asUsual,
      withApplications((before) => before.slice(1)),
    ),
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'Asha Sharma' })).toBeVisible();
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText(/^Asha Sharma is no longer in the list\./)).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

it('[ORG-16] the review stops requesting profiles after the server has refused a few of the requests', async () => {
  const { calls } = openReview({ profiles: Array.from({ length: 40 }, () => json({}, 429)) }, 40);
  await screen.findByText('We couldn’t load some applicants’ details.');
  await waitFor(() => expect(screen.queryByText('Loading details…')).toBeNull());
  expect(calls.filter(({ path }) => path.startsWith('/api/students/')).length).toBeLessThan(20);
});

it('[REV-01] [ROUTE-06] if the server does not have the scholarship, the review says that the scholarship was not found', async () => {
  openReview({ scholarship: json({ error: 'No such scholarship.' }, 404) });
  expect(await screen.findByText('Scholarship not found')).toBeVisible();
});

it('[REV-01] [ROUTE-06] if the applications fail to load, the review offers to load them again', async () => {
  openReview({ scholarship: inTurn(json({}, 403), asUsual) });
  expect(await screen.findByText('Failed to load the applications. Please try again later.')).toBeVisible();
  expect(screen.queryByText('Scholarship not found')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Asha Sharma' })).toBeVisible();
});

it('[SAFE-04] if the session has ended, the review offers a sign-in link that leads back to the review', async () => {
  openReview({ scholarship: json({ error: 'Please sign in.' }, 401) });
  const link = await screen.findByRole('link', { name: 'Sign in again' });
  expect(link).toHaveAttribute('href', expect.stringContaining(encodeURIComponent('/review/stem')));
});

it('[REV-01] the review shows no applications for another organization’s scholarship', async () => {
  const foreign = aScholarship({ id: 'stem', organizationId: 'user_2', applications: [applicationOf(1)] });
  const { profileReads, calls } = openReview({ scholarship: json(foreign) });
  expect(await screen.findByText('This scholarship belongs to another organization.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Review' })).toBeNull();
  expect(profileReads()).toEqual([]);
  expect(calls.map(({ path }) => path)).not.toContain('/api/applications');
});

it('[REV-01] if the server leaves out the ids of a scholarship’s applications, the review reads the list of applications instead', async () => {
  openReview({ scholarship: withApplications((before) => before.map(() => ({}))) });
  expect(await screen.findByRole('button', { name: 'Accept: Asha Sharma' })).toBeVisible();
  expect(screen.getByText('Showing 2 of 2 applicants')).toBeVisible();
});

it('[REV-02] [SAFE-04] after sign-in, the review offers to send decisions that were unsaved when the session ended', async () => {
  const store = unsavedDecisions('stem', { userId: 'user_1' });
  store.add('app-1', 'ACCEPTED');
  store.add('app-2', 'REJECTED');
  // The server has saved the decision on app-3, but the response was lost. app-99 was withdrawn.
  store.add('app-3', 'PENDING');
  store.add('app-99', 'ACCEPTED');
  const { statuses } = openReview({}, 3);
  const notice = await screen.findByText('2 of your earlier decisions were not saved.');
  expect(notice.parentElement).toHaveTextContent('Accepted: 1 · Rejected: 1');
  expect(store.read()).toEqual({ 'app-1': 'ACCEPTED', 'app-2': 'REJECTED' });
  await userEvent.click(screen.getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(statuses()).toEqual(['ACCEPTED', 'REJECTED', 'PENDING']));
  expect(notice).not.toBeInTheDocument();
  await waitFor(() => expect(store.read()).toEqual({}));
});

it('[REV-02] an unsaved decision from an earlier session can be discarded', async () => {
  const store = unsavedDecisions('stem', { userId: 'user_1' });
  store.add('app-1', 'ACCEPTED');
  const { statuses } = openReview();
  await screen.findByText('1 of your earlier decisions was not saved.');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText(/earlier decision/)).toBeNull();
  expect(store.read()).toEqual({});
  expect(statuses()).toEqual(['PENDING', 'PENDING']);
});

it('[REV-02] decisions that are still being sent when the user leaves the review are stored on the device', async () => {
  const { goTo, queryClient } = openReview({ decisions: unanswered });
  await screen.findByRole('heading', { level: 2, name: 'Asha Sharma' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reject: 2 selected' }));
  expect(await screen.findByText('Saving 2 decisions…')).toBeVisible();
  await act(async () => goTo('/elsewhere'));
  // Discard pending mutations, as happens when a session ends.
  queryClient.getMutationCache().clear();
  expect(unsavedDecisions('stem', { userId: 'user_1' }).read()).toEqual({
    'app-1': 'REJECTED',
    'app-2': 'REJECTED',
  });
});
