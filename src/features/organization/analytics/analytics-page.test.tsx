import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { type Answer, asUsual, inTurn, json } from '#mocks/testing/mock-server.ts';
import { anApplication, aScholarship, aStudent } from '#mocks/testing/records.ts';
import { openPage } from '../page-test-kit.tsx';
import { Route as analyticsRoute } from './analytics-page.tsx';
import { analyticsStore } from './analytics-store.ts';

const PATH = '/organization/dashboard/scholarship-analytics';

const named: Answer = ({ params: { userId } }) =>
  Response.json(aStudent({ userId, fullName: userId === 's1' ? 'Asha Sharma' : `Student ${userId}` }));

/** The details of a scholarship for which students applied, and a server that answers in turn. */
function openDetails(
  answers: { readonly decisions?: readonly Answer[]; readonly profiles?: readonly Answer[] },
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
  return openPage(analyticsRoute, PATH, {
    address: `${PATH}?scholarship=stem`,
    records: {
      scholarships: [scholarship],
      applications: [anApplication({ id: 'app-1', scholarshipId: 'stem' })],
    },
    answers: {
      'applications.updateStatus': inTurn(...(answers.decisions ?? []), asUsual),
      'students.byId': inTurn(...(answers.profiles ?? []), named),
    },
  });
}

async function openApplicants(...decisions: Answer[]) {
  openDetails({ decisions });
  const heading = await screen.findByRole('heading', { level: 4, name: 'Asha Sharma' });
  return within(heading.closest('article') as HTMLElement);
}

let refuse: (refusal: Response) => void;
let refusal: Promise<Response>;

beforeEach(() => {
  localStorage.clear();
  ({ promise: refusal, resolve: refuse } = Promise.withResolvers<Response>());
});

it('[REV-02] puts a decision that is refused back where it was made, says why, and takes the next one', async () => {
  const asha = await openApplicants(() => refusal);
  await userEvent.click(asha.getByRole('button', { name: 'Accept: Asha Sharma' }));
  expect(asha.getByText('Accepted')).toHaveFocus();
  expect(asha.getByText('Saving…')).toBeInTheDocument();
  refuse(await json({ error: 'Only the organization decides.' }, 403)());
  expect(await asha.findByRole('alert')).toHaveTextContent('Only the organization decides.');
  expect(asha.getByText('To decide')).toHaveFocus();

  await userEvent.click(asha.getByRole('button', { name: 'Accept: Asha Sharma' }));
  expect(await asha.findByRole('button', { name: 'Undo: Asha Sharma' })).toBeVisible();
  expect(asha.queryByRole('alert')).toBeNull();
});

it('[REV-02] says on the page what was not saved after the applicants were closed, and sends it again', async () => {
  const asha = await openApplicants(() => refusal);
  await userEvent.click(asha.getByRole('button', { name: 'Accept: Asha Sharma' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  refuse(await json({ error: 'Only the organization decides.' }, 403)());
  expect(await screen.findByRole('alert')).toHaveTextContent('Asha Sharma: Only the organization decides.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again: Asha Sharma' }));
  await waitFor(() => expect(analyticsStore('user_1').statusOf('app-1')).toBe('ACCEPTED'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('[REV-01] keeps an applicant in a filtered list who was decided about there, so that it can be undone', async () => {
  const asha = await openApplicants();
  const filter = screen.getByRole('combobox', { name: 'Decision' });
  await userEvent.selectOptions(filter, 'To decide');
  await userEvent.click(asha.getByRole('button', { name: 'Accept: Asha Sharma' }));
  expect(await asha.findByRole('button', { name: 'Undo: Asha Sharma' })).toBeVisible();
  await userEvent.selectOptions(filter, 'Rejected');
  await waitFor(() => expect(screen.queryByRole('heading', { level: 4, name: 'Asha Sharma' })).toBeNull());
});

it('[ORG-16] reads the profile of each applicant once, a few at a time, and finds applicants by them', async () => {
  const { calls } = openDetails({}, 40);
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search applicants' }), 'student s40');
  expect(await screen.findByRole('heading', { level: 4, name: 'Student s40' })).toBeVisible();
  expect(screen.queryByText('Loading details…')).toBeNull();
  const asked = calls.map(({ path }) => path).filter((path) => path.startsWith('/api/students/'));
  expect(asked).toHaveLength(40);
  expect(new Set(asked).size).toBe(40);
});

it('[ORG-16] says that profiles could not be read, shows the applications, and asks again', async () => {
  openDetails({ profiles: [json({}, 403), json({ error: 'Too many.' }, 429)] });
  const alert = await screen.findByText('Some applicants’ details could not be loaded.');
  expect(screen.getAllByText('To decide', { selector: 'article *' })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  // A profile that the server withholds is no failure, and is not requested again.
  expect(await screen.findByRole('heading', { level: 4, name: 'Student s2' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 4, name: 'Name not provided' })).toBeVisible();
  expect(alert).not.toBeInTheDocument();
});

it('[ORG-16] does not ask for hundreds of profiles where the server refuses them', async () => {
  const { calls } = openDetails({ profiles: Array.from({ length: 40 }, () => json({}, 429)) }, 40);
  await screen.findByText('Some applicants’ details could not be loaded.');
  await waitFor(() => expect(screen.queryByText('Loading details…')).toBeNull());
  expect(calls.filter(({ path }) => path.startsWith('/api/students/')).length).toBeLessThan(20);
});

it('[ORG-17] shows what another tab has stored when the person comes back to this one', async () => {
  await openApplicants();
  analyticsStore('user_1').setStatus('app-1', 'ACCEPTED');
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('Accepted', { selector: 'article *' })).toBeVisible();
});
