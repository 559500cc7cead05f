import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Answer, asUsual, inTurn, json } from '#mocks/testing/mock-server.ts';
import { anApplication, aScholarship, aStudent } from '#mocks/testing/records.ts';
import { analyticsStore } from '../analytics/analytics-store.ts';
import { openPage } from '../page-test-kit.tsx';
import { Route as reviewRoute } from './review-page.tsx';

const named: Answer = ({ params: { userId } }) =>
  Response.json(aStudent({ userId, fullName: userId === 's1' ? 'Asha Sharma' : `Student ${userId}` }));

/** The applications for a scholarship, and a server that answers in turn. */
function openReview(
  answers: { readonly decisions?: Answer; readonly profiles?: readonly Answer[] } = {},
  count = 2,
) {
  const applications = Array.from({ length: count }, (_, index) => ({
    id: `app-${index + 1}`,
    studentId: `s${index + 1}`,
    status: 'PENDING',
    createdAt: new Date(Date.UTC(2026, 10, 21) - index * 1000).toISOString(),
  }));
  const scholarship = aScholarship({ id: 'stem', organizationId: 'user_1' });
  analyticsStore('user_1').write({ readAt: Date.now(), scholarships: [{ ...scholarship, applications }] });
  return openPage(reviewRoute, '/organization/dashboard/review/$id', {
    address: '/organization/dashboard/review/stem',
    records: {
      scholarships: [scholarship],
      applications: applications.map(({ id }) => anApplication({ id, scholarshipId: 'stem' })),
    },
    answers: {
      'applications.updateStatus': answers.decisions ?? asUsual,
      'students.byId': inTurn(...(answers.profiles ?? []), named),
    },
  });
}

const statuses = () =>
  analyticsStore('user_1')
    .read(Date.now())
    ?.scholarships[0]?.applications?.map(({ status }) => status) ?? [];
const failures = () => screen.queryByRole('list', { name: 'Decisions that were not saved' });

beforeEach(() => {
  localStorage.clear();
});

it('[REV-02] puts a decision that is refused back, says why, and sends it again', async () => {
  const refusal = Promise.withResolvers<Response>();
  openReview({ decisions: inTurn(() => refusal.promise, asUsual) });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept: Asha Sharma' }));
  const asha = screen.getByRole('button', { name: /^Asha Sharma/ });
  expect(asha).toHaveTextContent('Accepted');
  expect(screen.getByText('Saving 1…')).toBeInTheDocument();
  refusal.resolve(await json({ error: 'Only the organization decides.' }, 403)());
  expect(await screen.findByText('A decision was not saved.')).toBeVisible();
  expect(failures()).toHaveTextContent('Asha Sharma: Only the organization decides.');
  expect(asha).toHaveTextContent('To decide');

  await userEvent.click(screen.getByRole('button', { name: 'Try again: Asha Sharma' }));
  await waitFor(() => expect(statuses()[0]).toBe('ACCEPTED'));
  expect(failures()).toBeNull();
});

it('[REV-01] [REV-02] an organization decides about 200 applications by keyboard: the 7 that fail are named and sent again, and undo restores all', async () => {
  const failing = new Set([3, 30, 77, 78, 120, 199, 200].map((number) => `app-${number}`));
  let isBroken = true;
  /** Asked seldom: to search the screen at each of its changes would take longer than the decisions. */
  const allSent = () =>
    vi.waitFor(() => expect(queryClient.isMutating()).toBe(0), { timeout: 60_000, interval: 250 });
  const { queryClient } = openReview(
    {
      decisions: (call) => {
        const { id = '' } = call.params;
        return isBroken && failing.has(id) ? new Response('', { status: 500 }) : asUsual(call);
      },
    },
    200,
  );
  const selectAll = await screen.findByRole('checkbox', { name: 'Select all 200' });
  const isRead = () => expect(screen.queryByText('Loading details…')).toBeNull();
  await vi.waitFor(isRead, { timeout: 60_000, interval: 250 });
  selectAll.focus();
  await userEvent.keyboard(' a');
  await allSent();
  expect(await screen.findByText('7 decisions were not saved.')).toBeVisible();
  expect(
    within(failures() as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.split(':')[0]),
  ).toEqual([...failing].map((id) => id.replace('app-', 'Student s')));
  expect(statuses().filter((status) => status === 'ACCEPTED')).toHaveLength(193);

  isBroken = false;
  screen.getByRole('button', { name: 'Try all again' }).focus();
  await userEvent.keyboard('{Enter}');
  await allSent();
  expect(statuses()).toEqual(Array(200).fill('ACCEPTED'));
  expect(failures()).toBeNull();
  await userEvent.keyboard('u');
  await allSent();
  expect(statuses()).toEqual(Array(200).fill('PENDING'));

  // One after the other, as fast as a person types.
  await userEvent.keyboard('araar');
  const five = ['ACCEPTED', 'REJECTED', 'ACCEPTED', 'ACCEPTED', 'REJECTED'];
  await waitFor(() => expect(statuses().slice(0, 6)).toEqual([...five, 'PENDING']));
  await userEvent.keyboard('uuuuu');
  await allSent();
  expect(statuses()).toEqual(Array(200).fill('PENDING'));
}, 200_000);

it('[REV-01] keeps an applicant in a filtered list who was decided about there, so that it can be undone', async () => {
  openReview();
  const filter = await screen.findByRole('combobox', { name: 'Decision' });
  await userEvent.selectOptions(filter, 'To decide');
  await userEvent.click(screen.getByRole('button', { name: 'Accept: Asha Sharma' }));
  const asha = screen.getByRole('button', { name: /^Asha Sharma/ });
  await waitFor(() => expect(asha).toHaveTextContent('Accepted'));
  await userEvent.selectOptions(filter, 'Rejected');
  await waitFor(() => expect(asha).not.toBeInTheDocument());
});

it('[ORG-16] reads the profile of each applicant once, a few at a time, and finds applicants by them', async () => {
  const { calls } = openReview({}, 40);
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search applicants' }), 'student s40');
  expect(await screen.findByRole('heading', { level: 2, name: 'Student s40' })).toBeVisible();
  expect(screen.queryByText('Loading details…')).toBeNull();
  const asked = calls.map(({ path }) => path).filter((path) => path.startsWith('/api/students/'));
  expect(asked).toHaveLength(40);
  expect(new Set(asked).size).toBe(40);
});

it('[ORG-16] says that profiles could not be read, shows the applications, and asks again', async () => {
  openReview({ profiles: [json({}, 403), json({ error: 'Too many.' }, 429)] });
  const alert = await screen.findByText('Some applicants’ details could not be loaded.');
  expect(screen.getAllByRole('button', { name: /^Name not provided/ })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  // A profile that the server withholds is no failure, and is not requested again.
  expect(await screen.findByRole('button', { name: /^Student s2/ })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Name not provided' })).toBeVisible();
  expect(alert).not.toBeInTheDocument();
  // Nor does it say anything of the person.
  expect(screen.queryByText('No profile yet.')).toBeNull();
  expect(screen.queryByText('No documents submitted')).toBeNull();
});

it('[REV-01] keeps the applicant who is read on the screen when a later application comes', async () => {
  openReview();
  expect(await screen.findByRole('heading', { level: 2, name: 'Asha Sharma' })).toBeVisible();
  const store = analyticsStore('user_1');
  const stored = store.read(Date.now());
  const [scholarship] = stored?.scholarships ?? [];
  const later = { id: 'app-9', studentId: 's9', status: 'PENDING', createdAt: '2026-11-22T00:00:00.000Z' };
  const applications = [later, ...(scholarship?.applications ?? [])];
  if (stored && scholarship) store.write({ ...stored, scholarships: [{ ...scholarship, applications }] });
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('button', { name: /^Student s9/ })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Asha Sharma' })).toBeVisible();
});

it('[ORG-16] does not ask for hundreds of profiles where the server refuses them', async () => {
  const { calls } = openReview({ profiles: Array.from({ length: 40 }, () => json({}, 429)) }, 40);
  await screen.findByText('Some applicants’ details could not be loaded.');
  await waitFor(() => expect(screen.queryByText('Loading details…')).toBeNull());
  expect(calls.filter(({ path }) => path.startsWith('/api/students/')).length).toBeLessThan(20);
});

it('[ORG-17] shows what another tab has stored when the person comes back to this one', async () => {
  openReview();
  const asha = await screen.findByRole('button', { name: /^Asha Sharma/ });
  analyticsStore('user_1').setStatus('app-1', 'ACCEPTED');
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(asha).toHaveTextContent('Accepted'));
});
