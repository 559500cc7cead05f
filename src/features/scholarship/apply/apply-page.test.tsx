import { createMemoryHistory, createRootRoute } from '@tanstack/react-router';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asUsual, inTurn, json } from '#mocks/testing/mock-server.ts';
import { anApplication, aScholarship, aStudent } from '#mocks/testing/records.ts';
import { createMockApi, type MockApiOptions } from '#shared/api/mock-api.test-utils.ts';
import { pageAt, renderPages } from '#shared/router/page-test-kit.tsx';
import { createFakeSession, type FakeSessionOptions } from '#shared/session/fake-session.test-utils.ts';
import { Route as applyRoute } from './apply-page.tsx';

const APPLY = '/scholarship/sch_1/apply';
const url = (name: string) => `https://files.example/user_test/${name}.pdf`;
const profile = aStudent({
  nationality: 'Indian',
  tenthResult: url('tenthResult'),
  twelfthResult: url('twelfthResult'),
  incomeCert: null,
  domicileCert: url('domicileCert'),
});
const extras = [
  {
    id: 'sch_1',
    eligibility: ['Indian citizens', 'Captain of a team'],
    requirements: ['12th Marksheet', 'Admission Letter'],
  },
];

interface Opened extends Pick<MockApiOptions, 'answers' | 'records'> {
  readonly session?: FakeSessionOptions;
  readonly address?: string;
  /** The scholarship id in the history entry's state. */
  readonly stated?: string;
}

/** Opens the checklist of a scholarship. By default, signs in as a student with a profile. */
function open({ session: who, answers = {}, records, address = APPLY, stated }: Opened = {}) {
  const session = createFakeSession(who ?? { status: 'signed-in' });
  const { api, calls } = createMockApi({
    bearer: async () => {
      const settled = await session.settled();
      return settled.status === 'signed-in' ? settled.user.id : null;
    },
    answers,
    records: {
      scholarships: [aScholarship({ maxFamilyIncome: 300_000 })],
      students: [profile],
      ...records,
    },
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  if (stated) history.replace(address, { ...history.location.state, scholarshipId: stated });
  const root = createRootRoute();
  const { router } = renderPages({
    routeTree: root.addChildren([pageAt(applyRoute, '/scholarship/$id/apply', root)]),
    api,
    session,
    history,
  });
  return { calls, session, where: () => router.state.location };
}

/** Finds the list item with this text. */
async function line(name: string) {
  const item = (await screen.findByText(name)).closest('li');
  if (item === null) throw new RangeError(`${name} is in no list`);
  return item;
}

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(extras));
});

describe('the application checklist', () => {
  it('[ROUTE-01] the application checklist shows the scholarship’s funder, amount and deadline, and the time needed to apply', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Before you apply' })).toBeVisible();
    const card = within(screen.getByRole('complementary', { name: 'The scholarship' }));
    for (const text of [
      'Girls in STEM Fellowship',
      'Vidya Trust',
      '₹75,000',
      /^31 March 2199 at 11:59.pm$/,
    ]) {
      expect(card.getByText(text)).toBeVisible();
    }
    expect(screen.getByText('15-20 minutes')).toBeVisible();
    expect(screen.getByRole('link', { name: /Girls in STEM Fellowship/ })).toHaveAttribute(
      'href',
      '/scholarship/sch_1',
    );
  });

  it('[READY-01] the application checklist compares documents with the profile, and leaves the eligibility conditions for the student to check', async () => {
    open();
    await screen.findAllByText('In your profile.');
    expect(
      screen.getByText('Check these yourself. If you aren’t sure, explain your situation in your answers.'),
    ).toBeVisible();
    for (const condition of ['Indian citizens', 'Captain of a team']) {
      expect((await line(condition)).textContent).toBe(condition);
    }
    expect(await line('Family income up to ₹3,00,000')).toHaveTextContent(
      'Your income certificate must show an income within this limit.',
    );
    expect(await line('12th Marksheet')).toHaveTextContent('In your profile.');
    expect(await line('Admission Letter')).toHaveTextContent(
      'You can’t add this to your profile. Keep it ready, because the organization will ask for it.',
    );
    expect(await line('Domicile Certificate')).toHaveTextContent('In your profile.');
    const missing = await line('Income Certificate');
    expect(missing).toHaveTextContent('Not in your profile yet.');
    expect(within(missing).getByRole('link', { name: 'Add it' })).toHaveAttribute('href', '/student/details');
    expect(screen.getByText('1 document isn’t in your profile yet.')).toBeVisible();
    expect(screen.getByText('You can still apply. The organization decides.')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/eligible/i);
  });

  it('[READY-01] if the profile has every document, the application checklist says that the student can apply now', async () => {
    const complete = aStudent({ ...profile, incomeCert: url('incomeCert') });
    vi.mocked(globalThis.fetch).mockImplementation(async () => Response.json([]));
    open({ records: { students: [complete] } });
    expect(await screen.findByText('You can apply now. 2 of 2 documents are in your profile.')).toBeVisible();
  });

  it('[READY-01] the application checklist names the required documents that a profile cannot store', async () => {
    open({ records: { students: [aStudent({ ...profile, incomeCert: url('incomeCert') })] } });
    expect(await screen.findByText('You can apply now. 3 of 4 documents are in your profile.')).toBeVisible();
    expect(
      screen.getByText('Keep your Admission Letter ready. The organization will ask for it.'),
    ).toBeVisible();
  });

  it('[SCH-14] the application checklist links to the application form', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Proceed to Application' })).toHaveAttribute(
      'href',
      '/scholarship/sch_1/application-form',
    );
  });

  it('after a student has applied, the application checklist shows the date, the status and a link to their applications', async () => {
    open({ records: { applications: [anApplication()] } });
    expect(await screen.findByText('You applied on 3 November 2026.')).toBeVisible();
    expect(screen.getByText('In review')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See my applications' })).toHaveAttribute(
      'href',
      '/student/applications',
    );
    expect(screen.queryByRole('link', { name: 'Proceed to Application' })).not.toBeInTheDocument();
    expect(screen.queryByText('15-20 minutes')).not.toBeInTheDocument();
  });

  it('the application checklist ignores another student’s application', async () => {
    const theirs = anApplication({ studentId: 'user_2' });
    const { calls } = open({ answers: { 'applications.byStudent': json([theirs]) } });
    await waitFor(() => expect(calls.some(({ path }) => path.includes('/student/'))).toBe(true));
    await screen.findAllByText('In your profile.');
    expect(screen.getByRole('link', { name: 'Proceed to Application' })).toBeVisible();
    expect(screen.queryByText(/You have applied|You applied/)).not.toBeInTheDocument();
  });

  it('after the deadline, the application checklist says that the deadline has passed', async () => {
    open({ records: { scholarships: [aScholarship({ expiredAt: '2020-01-01' })] } });
    expect(await screen.findByText('The deadline has passed.')).toBeVisible();
    expect(screen.queryByText('15-20 minutes')).not.toBeInTheDocument();
    const card = within(screen.getByRole('complementary', { name: 'The scholarship' }));
    expect(card.getByText('Expired')).toBeVisible();
  });
});

describe('the application checklist without a comparison', () => {
  it('for signed-out visitors, the application checklist has no check marks, and its sign-in link leads back to the checklist', async () => {
    const { calls } = open({ session: { status: 'signed-out' } });
    const link = await screen.findByRole('link', { name: 'Proceed to Application' });
    const target = new URL((link as HTMLAnchorElement).href);
    expect([target.pathname, target.searchParams.get('redirect')]).toEqual(['/auth/login', APPLY]);
    expect((await line('12th Marksheet')).textContent).toBe('12th Marksheet');
    expect(screen.getByText('15-20 minutes')).toBeVisible();
    expect(calls.filter(({ path }) => /students|applications/.test(path))).toEqual([]);
  });

  it('the application checklist links to the profile form if the student has no profile', async () => {
    open({ records: { students: [] } });
    expect(await screen.findByText('You don’t have a profile yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fill in your profile' })).toHaveAttribute(
      'href',
      '/student/details',
    );
    expect(await line('12th Marksheet')).toHaveTextContent('Not added yet.');
    expect(await line('Admission Letter')).toHaveTextContent('Keep it ready, because');
  });

  it('[SAFE-02] if the profile cannot be loaded, the application checklist says so and offers to try again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    open({ answers: { 'students.byId': inTurn(json({ gender: 3 }), asUsual) } });
    expect(await screen.findByText('We couldn’t load your profile.')).toBeVisible();
    expect(await line('12th Marksheet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect((await screen.findAllByText('In your profile.'))[0]).toBeVisible();
  });

  it('[SAFE-04] after the session has ended, the application checklist offers a sign-in link that leads back to the checklist', async () => {
    open({ answers: { 'students.byId': json({ error: 'Please sign in.' }, 401) } });
    expect(await screen.findByText('We couldn’t load your profile.')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Sign in again' });
    expect(new URL((link as HTMLAnchorElement).href).searchParams.get('redirect')).toBe(
      '/scholarship/sch_1/apply',
    );
    expect(await line('12th Marksheet')).toBeVisible();
  });

  it.each(['DONOR', 'ORGANIZATION'] as const)(
    'the application checklist tells a user with the role %s that only students can apply',
    async (role) => {
      const { calls } = open({ session: { status: 'signed-in', user: { role } } });
      expect(await screen.findByText('Only students can apply for scholarships.')).toBeVisible();
      expect((await line('12th Marksheet')).textContent).toBe('12th Marksheet');
      expect(screen.queryByRole('link', { name: 'Proceed to Application' })).not.toBeInTheDocument();
      expect(calls.filter(({ path }) => /students|applications/.test(path))).toEqual([]);
    },
  );

  it('as soon as the student has signed in, the application checklist shows which documents are in the profile', async () => {
    const { session } = open({ session: { status: 'signed-out' } });
    await screen.findByText('How to apply');
    act(() => session.signIn());
    expect((await screen.findAllByText('In your profile.'))[0]).toBeVisible();
  });
});

describe('the application checklist without a scholarship', () => {
  it('[SCH-11] the application checklist uses the scholarship from the history state if the URL’s id is unknown', async () => {
    const { where } = open({ address: '/scholarship/sch_9/apply', stated: 'sch_1' });
    expect((await screen.findAllByText('Girls in STEM Fellowship')).length).toBeGreaterThan(0);
    expect(where().pathname).toBe('/scholarship/sch_1/apply');
  });

  it('if the scholarship does not exist, the application checklist says so and links to the scholarship list', async () => {
    open({ address: '/scholarship/sch_9/apply' });
    expect(await screen.findByText('Scholarship not found. Please try again.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Scholarships' })).toHaveAttribute(
      'href',
      '/scholarship',
    );
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  });

  it('[SAFE-02] if the scholarship cannot be loaded, the application checklist says so and offers to try again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    open({ answers: { 'scholarships.byId': inTurn(json({ title: 3 }), asUsual) } });
    expect(await screen.findByText(/^Failed to load scholarship details/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await line('12th Marksheet')).toBeVisible();
  });
});
