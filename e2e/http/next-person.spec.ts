import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { EXAMPLE_FUNDRAISER_ID } from '#mocks/data/fundraisers.ts';
import { type PersonaName, persona } from '#mocks/data/personas.ts';
import { answerFields, needAnswer, writeAnswers } from '../support/answers.ts';
import { shareOf } from '../support/combinations.ts';
import { type Form, field, forms, press } from '../support/forms.ts';
import { resetServer, server, signInOnServer } from '../support/mock-server.ts';
import { expectSignedIn, signInThroughForm } from '../support/sign-in.ts';
import { storagesOf } from '../support/storages.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ context, request }) => {
  await resetServer(request);
  await context.route('https://checkout.razorpay.com/v1/checkout.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.Razorpay = class { open() {} };' }),
  );
});

/** Holds back the responses to later API and email calls until `release` is called. */
async function holdAnswers(context: BrowserContext) {
  const held: Request[] = [];
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const going: Promise<void>[] = [];
  const hold = (route: Route) => {
    held.push(route.request());
    going.push(answer(route));
    return going.at(-1);
  };
  const answer = async (route: Route) => {
    // The tests cannot reach the email service, so this handler responds in its place.
    const isEmail = route.request().url().includes('emailjs');
    const response = isEmail ? { body: 'OK' } : { response: await route.fetch() };
    await promise;
    // This call fails if the page has aborted the request.
    await route.fulfill(response).catch(() => {});
  };
  const calls = /\/api\/(?!users\/)|api\.emailjs\.com/;
  await context.route(calls, hold);
  return {
    held,
    release: async () => {
      release();
      await context.unroute(calls, hold);
      await Promise.all(going);
    },
  };
}

/** Returns the user's id in a request's session token, or null if the request has no token. */
function bearerOf(request: Request): string | null {
  const token = request.headers().authorization?.split(' ').at(-1);
  const claims = token?.split('.')[1];
  return claims === undefined ? null : JSON.parse(Buffer.from(claims, 'base64url').toString()).sub;
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  const question = page.getByRole('dialog', { name: 'Sign out' });
  const visitor = page.getByRole('banner').getByRole('link', { name: 'Sign up' });
  await expect(question.or(visitor)).toBeVisible();
  if (await question.isVisible()) {
    await question.getByRole('checkbox').check();
    await question.getByRole('button', { name: 'Sign out' }).click();
  }
  await expect(visitor).toBeVisible();
}

interface Work extends Form {
  readonly by: PersonaName;
  readonly next: PersonaName;
  /** True if the submitted text becomes public, so that the next user may see it. */
  readonly isPublic?: boolean;
  /** Other users' personal data that appears on the page. */
  readonly ofOthers?: readonly string[];
  /** Opens the form on the page, or waits until the form can be submitted. */
  readonly open?: (page: Page) => Promise<void>;
}

const by = (by: PersonaName, next: PersonaName, form: Form | undefined): Work => {
  if (form === undefined) throw new Error(`No form for ${by}`);
  return { by, next, ...form };
};
const organizations = (forms.organization ?? []).map((form) => ({
  ...by('organization', 'organization-unverified', form),
  isPublic: form.path !== '/organization/profile?edit=true',
}));
const { email: applicant } = persona('student-applied');
const works: readonly Work[] = [
  {
    by: 'student',
    next: 'student-applied',
    path: '/scholarship/sch-girls-in-stem/application-form',
    typed: { 'Why do you need this scholarship?': needAnswer },
    send: async (page) => {
      await writeAnswers(page);
      await answerFields(page).send.click();
    },
  },
  by('student', 'student-applied', forms.student?.[0]),
  ...organizations,
  {
    by: 'organization',
    next: 'organization-unverified',
    path: '/organization/dashboard',
    open: async (page) => {
      await page.getByRole('link', { name: 'Review applications: Vidya Trust National Scholarship' }).click();
      await page.getByRole('radiogroup', { name: 'Decision' }).getByText('All', { exact: true }).click();
      await page.getByRole('button', { name: 'Load all details' }).click();
      await page.getByRole('searchbox', { name: 'Search applicants' }).fill(applicant);
      await page.getByRole('button', { name: 'Reopen: Meena Iyer' }).click();
      await expect(page.getByText('Loading details…')).toBeHidden();
    },
    typed: {},
    ofOthers: [applicant],
    send: async (page) => {
      await page.getByRole('button', { name: 'Accept: Meena Iyer' }).click();
      await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    },
  },
  {
    by: 'donor',
    next: 'student',
    path: `/crowdfunding/${EXAMPLE_FUNDRAISER_ID}?amount=725.5`,
    open: (page) => expect(page.getByRole('button', { name: 'Donate ₹725.50' })).toBeEnabled(),
    typed: {},
    send: press('Donate ₹725.50'),
  },
  {
    by: 'student',
    next: 'donor',
    path: '/contact',
    typed: { Subject: 'A lost application', Message: 'My application is lost: where do I find it?' },
    send: press('Send message'),
  },
];

// `npm test` tries only the application form.
for (const work of shareOf(works, 0)) {
  const { by, next, path, open, typed, ofOthers = [], send, isPublic = false } = work;
  test(`[AUTH-07] [WIRE-04] after a user submits data at ${path} and signs out, the next user of the tab sees no private data from the earlier session`, async ({
    page,
    context,
    request,
  }) => {
    const [first, second] = [persona(by), persona(next)];
    await signInOnServer(request, by);
    await page.goto(path);
    await expectSignedIn(page);
    await open?.(page);
    for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text);
    const answers = await holdAnswers(context);
    await send(page);
    await expect.poll(() => answers.held.length).toBeGreaterThan(0);

    await signOut(page);
    // Navigates without loading a document, so that calls in progress continue.
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    const later: Request[] = [];
    page.on('request', (request) => later.push(request));
    await signInThroughForm(page, next);
    await expectSignedIn(page);
    await answers.release();
    const own = [first.email, ...ofOthers, ...(isPublic ? [] : Object.values(typed))];
    await page.goBack();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: `Your account: ${second.firstName}` })).toBeVisible();

    for (const call of later.filter((request) => request.url().startsWith(`${server}/api/`))) {
      expect([null, second.userId], call.url()).toContain(bearerOf(call));
      if (!call.url().endsWith('/users/registerorupdate')) expect(call.method(), call.url()).toBe('GET');
    }
    for (const text of own) {
      await expect.poll(async () => (await storagesOf(page)).includes(text), text).toBe(false);
      expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(text);
      await expect(page.locator('body')).not.toContainText(text);
    }
  });
}
