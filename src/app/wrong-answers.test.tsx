import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { endpoints, operationIds } from '#contract/endpoints.ts';
import { type Answer, broken, json } from '#mocks/testing/mock-server.ts';
import type { PersonaName } from '#mocks/testing/people.ts';
import { READ_PATIENCE_MS } from '#shared/api/api-client.ts';
import routeTree from './route-tree.gen.ts?raw';
import { openSite } from './transcripts/site-test-kit.tsx';

const GIRLS = '/scholarship/sch-girls-in-stem';
const UNREAD = 'Failed to load scholarship details. Please try again later.';

interface Screen {
  readonly route: string;
  readonly path: string;
  readonly as?: PersonaName;
  /**
   * Text that the screen shows when its reads fail. For a screen that works without its data, text
   * that the screen always shows.
   */
  readonly says: string;
  /** Matches the paths of the reads that fail. If omitted, all reads fail. */
  readonly reads?: RegExp;
  /**
   * True if the screen reads the user's own data, and therefore asks the user to sign in again
   * after the session has ended (SAFE-04).
   */
  readonly personal?: true;
}

/** Screens that a visitor can open without signing in. */
const publicScreens: readonly Screen[] = [
  {
    route: '/scholarship/',
    path: '/scholarship',
    says: 'Failed to load scholarships. Please try again later.',
  },
  { route: '/scholarship/details', path: '/scholarship/details?id=one', says: UNREAD },
  { route: '/scholarship/$id/', path: '/scholarship/one', says: UNREAD },
  { route: '/crowdfunding/', path: '/crowdfunding', says: 'We couldn’t load the campaigns.' },
  { route: '/crowdfunding/$id', path: '/crowdfunding/one', says: 'Failed to fetch Crowdfunding details' },
];

const studentScreens: readonly Screen[] = [
  { route: '/scholarship/$id/apply', path: '/scholarship/one/apply', says: UNREAD },
  {
    route: '/scholarship/$id/apply',
    path: `${GIRLS}/apply`,
    reads: /students|applications/,
    says: 'We couldn’t load your profile.',
    personal: true,
  },
  { route: '/scholarship/$id/application-form', path: '/scholarship/one/application-form', says: UNREAD },
  {
    route: '/scholarship/$id/application-form',
    path: `${GIRLS}/application-form`,
    reads: /students|applications/,
    says: 'Why do you need this scholarship?',
  },
  {
    route: '/scholarship/application-success',
    path: '/scholarship/application-success?scholarship=one',
    says: 'Your application',
  },
  {
    route: '/student/profile',
    path: '/student/profile',
    says: 'Failed to load profile data',
    personal: true,
  },
  {
    route: '/student/details',
    path: '/student/details',
    says: 'Failed to load profile data',
    personal: true,
  },
  {
    route: '/student/applications',
    path: '/student/applications',
    says: 'We couldn’t load your applications.',
    personal: true,
  },
  {
    route: '/student/applications',
    path: '/student/applications?names',
    reads: /scholarships/,
    says: 'We couldn’t load the names of the scholarships.',
  },
];

const organizationScreens: readonly Screen[] = [
  {
    route: '/organization/profile',
    path: '/organization/profile',
    says: 'Failed to load profile',
    personal: true,
  },
  {
    route: '/organization/dashboard/',
    path: '/organization/dashboard',
    says: 'Failed to load scholarships:',
    personal: true,
  },
  {
    route: '/organization/dashboard/create-scholarship',
    path: '/organization/dashboard/create-scholarship',
    says: 'Create a scholarship',
  },
  {
    route: '/organization/dashboard/edit-scholarship/$id',
    path: '/organization/dashboard/edit-scholarship/one',
    says: 'We couldn’t load this scholarship, or it isn’t yours to edit.',
  },
  {
    route: '/organization/dashboard/review/$id',
    path: '/organization/dashboard/review/one',
    says: 'Failed to load the applications. Please try again later.',
    personal: true,
  },
  {
    route: '/crowdfunding/start-campaign',
    path: '/crowdfunding/start-campaign',
    says: 'We couldn’t load your organization profile.',
    personal: true,
  },
  { route: '/crowdfunding/$id', path: '/crowdfunding/one?edit=true', says: 'Failed to load fundraiser.' },
];

const donorScreens: readonly Screen[] = [
  {
    route: '/donor/profile',
    path: '/donor/profile',
    says: 'We couldn’t load your donations.',
    personal: true,
  },
];

const openedBy = (as: PersonaName, screens: readonly Screen[]) => screens.map((one) => ({ ...one, as }));
const privateScreens = [
  ...openedBy('student-applied', studentScreens),
  ...openedBy('organization', organizationScreens),
  ...openedBy('donor', donorScreens),
];

/** Routes whose main content does not depend on the API. */
const withoutReads = [
  ...['/', '/home', '/about', '/about-edu-empower', '/blog', '/help', '/privacy', '/terms', '/cookies'],
  ...['/resources/donor-faq', '/resources/student-guide', '/resources/success-stories'],
  ...['/auth/login', '/auth/role-selection', '/auth/sign-up'],
  ...['/student', '/organization/', '/donation'],
  // The contact form calls the email service, not the API.
  ...['/contact/', '/contact/submitted', '/contact-submitted'],
  // The analytics come from the copy that the dashboard stores on the device.
  '/organization/dashboard/scholarship-analytics',
  ...['/organization/analytics', '/organization/create-scholarship', '/scholarship-application-form'],
  // The donation panel on a campaign's page. The parent route '/crowdfunding/$id' reads the data.
  '/crowdfunding/$id/',
];

/** A record that combines the fields of several record types. Every field has an invalid value. */
const strange = {
  ...{ id: 1, userId: {}, studentId: [], scholarshipId: 7, organizationId: 7 },
  ...{ title: {}, fullName: {}, organizationName: {}, address: [], status: {}, scholarshipReason: {} },
  ...{ totalAmount: 'NaN', goalAmount: 'NaN', expiredAt: 'soon', deadline: 'soon', createdAt: 'undefined' },
};

const body =
  (text: string, type = 'application/json', status = 200): Answer =>
  () =>
    new Response(text, { status, headers: { 'content-type': type } });

type WrongAnswers = Readonly<Record<string, Answer>>;

/** Responses that don't match the contract. */
const invalidAnswers: WrongAnswers = {
  'an empty body': body(''),
  'an HTML page': body('<!doctype html><h1>Proxy</h1>', 'text/html'),
  'half a response': body('[{"id":"on'),
  null: json(null),
  'a strange record': json(strange),
  'a list of strange records': json([strange]),
};

const ENDED_SESSION = 'an ended session';

const failures: WrongAnswers = {
  'an HTML error': body('<html>Bad gateway</html>', 'text/html', 502),
  'an error made of objects': json({ error: { a: { b: {} } } }, 500),
  'a dropped connection': broken,
  [ENDED_SESSION]: json({}, 401),
};

/**
 * Matches text that must never appear on a screen: a missing value, an object, or content of an
 * HTML response.
 */
const NOT_FOR_PEOPLE = /undefined|NaN|\[object Object\]|<html|<!doctype|Proxy|Bad gateway/;

/** The errors that the site logs: invalid responses, and campaigns that failed to load (CF-04). */
const LOGGED = /does not fit the contract|The campaigns could not be loaded/;

const logged: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.spyOn(console, 'error').mockImplementation((...parts) => void logged.push(parts.join(' ')));
});
afterEach(() => {
  expect(logged.splice(0).filter((error) => !LOGGED.test(error))).toEqual([]);
});

/** Opens a screen once for each answer. Expects the screen's text and a next step each time. */
async function meet(wrongAnswers: WrongAnswers, { path, as, says, reads = /./, personal }: Screen) {
  let asked = 0;
  let wrong: Answer = broken;
  const answer: Answer = (call) => {
    asked += 1;
    // The client retries only early failures. Advancing the clock makes this failure late, so the
    // test doesn't wait for retries.
    vi.advanceTimersByTime(READ_PATIENCE_MS);
    return wrong(call);
  };
  const failing = operationIds.filter((id) => {
    const endpoint: AnyEndpoint = endpoints[id];
    return endpoint.method === 'GET' && reads.test(endpoint.path);
  });
  const answers = Object.fromEntries(failing.map((id) => [id, answer]));
  const { router, queryClient } = openSite('/cookies', { ...(as && { as }), answers });
  for (const [what, sent] of Object.entries(wrongAnswers)) {
    expect(await screen.findByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible();
    asked = 0;
    wrong = sent;
    act(() => router.history.push(path));
    await waitFor(() => {
      expect(asked, what).toBeGreaterThan(0);
      expect(queryClient.isFetching(), what).toBe(0);
    });
    const main = within(screen.getByRole('main'));
    const [text] = await main.findAllByText(says, { exact: false });
    expect(text, what).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 }), what).toHaveTextContent(/\S/);
    expect([...main.queryAllByRole('button'), ...main.queryAllByRole('link')][0], what).toBeVisible();
    if (personal && what === ENDED_SESSION) {
      const { href } = main.getByRole<HTMLAnchorElement>('link', { name: 'Sign in again' });
      const { pathname, searchParams } = new URL(href);
      expect([pathname, searchParams.get('redirect')]).toEqual(['/auth/login', path]);
    } else {
      expect(main.queryByRole('link', { name: 'Sign in again' }), what).toBeNull();
    }
    expect(document.body, what).not.toHaveTextContent(NOT_FOR_PEOPLE);
    act(() => within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Cookies' }).click());
  }
  expect(await screen.findByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible();
}

it('the tests of failed and invalid responses cover every route that depends on the API', () => {
  const union = /fullPaths:([^;]+);/.exec(routeTree)?.[1] ?? '';
  const paths = Array.from(union.matchAll(/'([^']+)'/g), ([, path]) => path);
  const read = [...publicScreens, ...privateScreens].map(({ route }) => route);
  expect([...new Set([...read, ...withoutReads])].sort()).toEqual(paths.sort());
});

it.each(publicScreens)(
  '[SAFE-02] [SCH-08] [SCH-12] [SCH-13] $path reports a failed read to a visitor and offers a next step',
  (one) => meet(failures, one),
);

it.each(publicScreens)(
  '[SAFE-02] [SCH-08] [SCH-12] [SCH-13] $path reports an invalid response to a visitor and offers a next step',
  (one) => meet(invalidAnswers, one),
);

it.each(privateScreens)(
  '[SAFE-02] $path, opened by $as, reports an invalid response and offers a next step',
  (one) => meet(invalidAnswers, one),
);

it.each(privateScreens)(
  '[SAFE-02] [SAFE-04] $path, opened by $as, reports a failed read or an ended session and offers a next step',
  (one) => meet(failures, one),
);
