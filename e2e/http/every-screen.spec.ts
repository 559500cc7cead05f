import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import type { PersonaName } from '#mocks/data/personas.ts';
import { inParts, shareOf } from '../support/combinations.ts';
import { server, startWithServer } from '../support/mock-server.ts';
import { expectSignedIn, signInThroughForm } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import {
  answerReads,
  ENDED_SESSION,
  NOT_FOR_PEOPLE,
  type WrongAnswer,
  wrongAnswers,
} from '../support/wrong-answers.ts';

const GIRLS = '/scholarship/sch-girls-in-stem';
const UNREAD = 'Failed to load scholarship details. Please try again later.';

interface Screen {
  readonly route: string;
  readonly path: string;
  /**
   * Text that the screen shows when its reads fail. For a screen that works without its data, text
   * that the screen always shows.
   */
  readonly says: string;
  /** Matches the paths of the reads that fail. If omitted, all reads fail. */
  readonly reads?: RegExp;
  /**
   * True if the screen reads the user's own data, so that it asks the user to sign in again after
   * the session has ended (SAFE-04).
   */
  readonly personal?: true;
}

/** Every screen that depends on the API, keyed by the user who opens it. */
const screens: Readonly<Record<string, readonly Screen[]>> = {
  'signed-out': [
    {
      route: '/scholarship/',
      path: '/scholarship',
      says: 'Failed to load scholarships. Please try again later.',
    },
    { route: '/scholarship/details', path: '/scholarship/details?id=one', says: UNREAD },
    { route: '/scholarship/$id/', path: '/scholarship/one', says: UNREAD },
    { route: '/crowdfunding/', path: '/crowdfunding', says: 'We couldn’t load the campaigns.' },
    { route: '/crowdfunding/$id', path: '/crowdfunding/one', says: 'Failed to fetch Crowdfunding details' },
  ],
  'student-applied': [
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
  ],
  organization: [
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
  ],
  donor: [
    {
      route: '/donor/profile',
      path: '/donor/profile',
      says: 'We couldn’t load your donations.',
      personal: true,
    },
  ],
};

const allScreens = Object.values(screens).flat();

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

test.beforeEach(async ({ context, request }) => {
  await startWithServer(context, request);
});

test('the tests of failed and invalid responses cover every route that depends on the API', () => {
  const tree = readFileSync('src/app/route-tree.gen.ts', 'utf8');
  const union = /fullPaths:([^;]+);/.exec(tree)?.[1] ?? '';
  const paths = Array.from(union.matchAll(/'([^']+)'/g), ([, path]) => path);
  const read = allScreens.map(({ route }) => route);
  expect([...new Set([...read, ...withoutReads])].sort()).toEqual(paths.sort());
});

/**
 * Selects the failed or invalid responses to try on a screen. `npm test` tries one response of one
 * kind on each screen, and every kind on at least one screen.
 */
const answersFor = (screen: Screen) => {
  const turn = allScreens.indexOf(screen);
  return shareOf(wrongAnswers, turn).flatMap((kind) => shareOf(kind, turn));
};

/**
 * Opens a screen in its own tab and answers its reads with failed or invalid responses. Expects the
 * screen's text and a next step after each response.
 */
async function meetWrongAnswers(context: BrowserContext, screen: Screen) {
  const { path, says, reads = /./, personal } = screen;
  const page = await context.newPage();
  let asked = 0;
  let send: WrongAnswer['send'] = (route) => route.abort();
  await answerReads(page, reads, (route) => {
    asked += 1;
    return send(route);
  });
  // The site first looks for an organization in a Supabase table. Without a row there, it asks the
  // API.
  await page.route(`${server}/__supabase/rest/**`, (route) =>
    route.fulfill({ json: [], headers: { 'access-control-allow-origin': '*' } }),
  );
  const main = page.getByRole('main');
  let isThere = false;
  for (const { what, send: wrong } of answersFor(screen)) {
    await test.step(`${path} gets ${what}`, async () => {
      asked = 0;
      send = wrong;
      // Going back remounts the screen, which requests its data again.
      if (isThere) await page.goBack();
      else await page.goto(path);
      isThere = true;
      await expect.poll(() => asked, `${path} asks when it gets ${what}`).toBeGreaterThan(0);
      await expect(main.getByText(says).first(), `${path} gets ${what}`).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
      await expect(main.getByRole('button').or(main.getByRole('link')).first()).toBeVisible();
      const signIn = main.getByRole('link', { name: 'Sign in again' });
      if (personal && what === ENDED_SESSION) {
        const way = new URL((await signIn.getAttribute('href')) ?? '', server);
        expect([way.pathname, way.searchParams.get('redirect')]).toEqual(['/auth/login', path]);
      } else {
        await expect(signIn).toHaveCount(0);
      }
      await expect(page.locator('body')).not.toContainText(NOT_FOR_PEOPLE);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
      // The URL changes before the page does.
      await expect(page.getByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible();
    });
  }
  await page.close();
}

/**
 * Returns the ids of the requirements that a test proves in addition to SAFE-02. Signed-out screens
 * show the specified error texts. The other screens let a user continue after the session has
 * ended.
 */
const rows = (who: string) => (who === 'signed-out' ? '[SCH-08] [SCH-12] [SCH-13]' : '[SAFE-04]');

/** The number of screens that a test opens in parallel. */
const SIDE_BY_SIDE = 3;

for (const [who, own] of Object.entries(screens)) {
  for (const some of inParts(own, SIDE_BY_SIDE)) {
    const names = some.map(({ path }) => path).join(', ');
    test(`${rows(who)} [SAFE-02] ${who} screens report failed or invalid responses and offer a next step: ${names}`, async ({
      page,
      context,
      expectConsole,
    }) => {
      const logged = some.flatMap(answersFor).flatMap((answer) => answer.logged ?? []);
      for (const text of logged) expectConsole(text);
      if (some.some(({ route }) => route === '/crowdfunding/'))
        expectConsole(/The campaigns could not be loaded/);
      if (who !== 'signed-out') await signInAs(page, who as PersonaName);
      await Promise.all(some.map((screen) => meetWrongAnswers(context, screen)));
    });
  }
}

async function signInAs(page: Page, name: PersonaName) {
  await page.goto('/auth/login?redirect=%2Fcookies');
  await signInThroughForm(page, name);
  await expect(page).toHaveURL('/cookies');
  await expectSignedIn(page);
}

/** Markup that would run a script or appear bold if the page did not treat it as text. */
const MARKUP = '<img src=x onerror="window.ran=1"><script>window.ran=1</script><b>bold</b>';
const SCRIPT_LINK = 'javascript:window.ran=1';

/** Adds markup to every text in a response, and replaces every URL with a `javascript:` link. */
function withMarkup(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => withMarkup(entry));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withMarkup(inner, key)]));
  }
  // Ids and times stay unchanged, because they aren't user text.
  if (typeof value !== 'string' || /id$/i.test(name) || /^\d{4}-\d{2}-\d{2}/.test(value)) return value;
  return /url|cert|result/i.test(name) ? SCRIPT_LINK : `${MARKUP} ${value}`;
}

test('[SAFE-03] screens show markup in API responses as text, and contain no javascript: links', async ({
  page,
}) => {
  await answerReads(page, /./, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: withMarkup(await response.json()) });
  });
  await signInAs(page, 'student-applied');
  for (const path of [
    '/scholarship',
    GIRLS,
    `${GIRLS}/apply`,
    `${GIRLS}/application-form`,
    '/crowdfunding/fund-village-library',
    '/student/applications',
  ]) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText('<script>window.ran=1</script>').first(), path).toBeVisible();
    expect(await main.locator('img[src="x"], script, b:text-is("bold")').count(), path).toBe(0);
    expect(await page.locator('[href^="javascript:" i], [src^="javascript:" i]').count(), path).toBe(0);
    expect(await page.evaluate(() => 'ran' in window), path).toBe(false);
  }
});

test('leaving the scholarship list cancels its pending request', async ({ page }) => {
  await page.route(`${server}/api/scholarships`, () => new Promise(() => {}));
  const asked = page.waitForRequest(/\/api\/scholarships$/);
  const calledOff = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/scholarships'),
  );
  await page.goto('/scholarship');
  await asked;
  await page.getByRole('link', { name: 'Contact' }).first().click();
  expect((await calledOff).failure()?.errorText).toBe('net::ERR_ABORTED');
});
