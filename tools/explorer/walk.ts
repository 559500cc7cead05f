import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { personaNames } from '../../mocks/data/personas.ts';
import { createRandom } from '../../mocks/data/random.ts';
import { formatPermalink } from '../../mocks/scenarios/permalink.ts';
import { type Look, lookAt, problemsOf } from './look.ts';

export interface Find {
  readonly seed: number;
  readonly problem: string;
  /** A link of the mock that leads to where it was found. */
  readonly link: string;
  readonly steps: readonly string[];
}

/** Where a walk begins. */
const starts = [
  ...['/', '/scholarship', '/crowdfunding', '/student/profile', '/student/details', '/student/applications'],
  ...[
    '/scholarship/sch-girls-in-stem',
    '/scholarship/sch-girls-in-stem/application-form',
    '/contact',
    '/donor/profile',
  ],
  ...['/crowdfunding/fund-village-library', '/organization/dashboard', '/organization/profile', '/donation'],
  ...['/organization/dashboard/create-scholarship', '/crowdfunding/start-campaign'],
  '/organization/dashboard/scholarship-analytics',
] as const;

/** How the network may behave, as a link of the mock says it. */
const networks = [
  'calm',
  'calm',
  'latency:800',
  'fail-next:1',
  'fail-next:3',
  'fail-rate:30,seed:',
  'offline',
] as const;

/** A page that is not idle after this long waits for ever: the longest call gives up after 15 s, twice. */
const REST_MS = 40_000;
const STEPS = 25;

/** Errors that the walk provokes, and the browser logs. */
const expectedOnConsole = /^Failed to load resource|net::ERR_|^\[mock\]/;
/** The site's report of a failed call, which is expected on a bad network. */
const failedCall = /\bApiError: /;

/** Never pressed here: they leave the site, open the system's windows, or are another tool. */
const notPressed = /choose|replace|share|print|whatsapp|open in|csv|calendar|^mock$/i;

/** Walks at random from a seed, until something is found or the steps are over. The same seed makes the same choices. */
export async function walk(browser: Browser, site: string, seed: number): Promise<Find | null> {
  const random = createRandom(seed);
  const context = await browser.newContext({
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  const steps: string[] = [];
  const problems: string[] = [];
  let persona = random.pick(['signed-out', ...personaNames] as const);
  /** Whether a second tab has ended the person's session since the page was loaded. */
  let isSignedOutElsewhere = false;
  let network = 'calm';
  watch(context, problems, () => network !== 'calm');
  const page = await context.newPage();
  page.setDefaultTimeout(5_000);
  page.setDefaultNavigationTimeout(REST_MS);
  const linkTo = (path: string) => formatPermalink({ path, persona, network });
  const open = (path: string) => page.goto(new URL(path, site).href);
  /** The amount that a donor pressed last in the checkout, and those of donations that the site confirmed. */
  let pressed: string | null = null;
  const paid = new Set<string>();
  try {
    await step('open', random.pick(starts), (path) => open(linkTo(path)));
    for (let count = 0; count < STEPS && problems.length === 0; count += 1) await anyStep();
    if (problems.length === 0 && paid.size > 0) await findPayments();
  } catch (error) {
    problems.push(`the walk itself: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  }
  const path = await page.evaluate(() => location.pathname + location.search).catch(() => '/');
  await context.close();
  const [problem] = problems;
  return problem === undefined ? null : { seed, problem, link: linkTo(path), steps };

  async function step<Value>(what: string, value: Value, act: (value: Value) => Promise<unknown>) {
    steps.push(`${what} ${value}`);
    await act(value);
    await expectSound();
  }

  /** Waits until the page is idle. @returns its problems */
  async function expectSound(): Promise<Look | null> {
    const until = Date.now() + REST_MS;
    for (;;) {
      // A page may be exchanged while it is read.
      const look = await lookAt(page).catch(() => null);
      const wrong = look === null ? ['it cannot be read'] : problemsOf(look);
      if (wrong.length === 0) {
        if (persona === 'donor' && pressed !== null && look?.text.includes('Donation successful'))
          paid.add(pressed);
        return look;
      }
      if (Date.now() > until) {
        problems.push(...wrong);
        return null;
      }
      await page.waitForTimeout(250);
    }
  }

  async function anyStep() {
    const dice = random.below(100);
    if (dice < 35) return follow('link', page.locator('a[href^="/"]'));
    if (dice < 60) return follow('button', page.locator('button:enabled'));
    if (dice < 78) return fill();
    if (dice < 84) return reload();
    if (dice < 90) return goBack();
    if (dice < 96) return changeNetwork();
    return secondTab();
  }

  async function follow(kind: string, all: Locator) {
    const shown = all.filter({ visible: true });
    const target = shown.nth(random.below(Math.max(1, await shown.count())));
    if ((await shown.count()) === 0) return;
    const name = await nameOf(target);
    const isInPanel = (await page.locator('[data-mock-panel]').filter({ has: target }).count()) > 0;
    if (name === null || isInPanel || notPressed.test(name)) return;
    pressed = /^Pay (₹[\d,.]+)/.exec(name)?.[1] ?? pressed;
    // What lies over it (a dialog, a notice) belongs to the walk; what moves away meanwhile does, too.
    await step(kind, name.slice(0, 60), () => target.click({ timeout: 3_000 }).catch(() => null));
  }

  /** Only within the walk: before it is the browser's own empty page. */
  async function goBack() {
    if (await page.evaluate(() => navigation.canGoBack)) await step('back', '', () => page.goBack());
  }

  async function fill() {
    const fields = page
      .locator('input:not([type=file]):not([type=hidden]):not([type=password]), textarea')
      .filter({ visible: true });
    const count = await fields.count();
    if (count === 0) return;
    const field = fields.nth(random.below(count));
    const [type, name] = await typeAndName(field);
    if (type === 'radio' || type === 'checkbox') {
      return step('tick', name, () => field.click({ timeout: 3_000, force: true }).catch(() => null));
    }
    const text = textFor(type, random.below(1000));
    await step('type', text, () => field.fill(text, { timeout: 3_000 }).catch(() => null));
  }

  /** Loads the page again; typed text has to be there still. */
  async function reload() {
    const kept = await page.evaluate(() =>
      ([...document.querySelectorAll('main form textarea')] as HTMLTextAreaElement[])
        .map(({ value }) => value)
        .filter((value) => value.length > 3),
    );
    // Its heading says which page is shown: after Back, the address and the title may be the next one's already.
    const heading = () =>
      page
        .locator('main h1')
        .first()
        .textContent({ timeout: 10_000 })
        .catch(() => null);
    const shown = kept.length > 0 ? await heading() : null;
    await step('reload', '', () => page.reload());
    // A person's typed text is stored for them alone: a visitor does not find it.
    const isSamePerson = !isSignedOutElsewhere;
    isSignedOutElsewhere = false;
    if (problems.length > 0 || !isSamePerson || kept.length === 0 || (await heading()) !== shown) return;
    const now = () =>
      page.evaluate(() =>
        ([...document.querySelectorAll('textarea')] as HTMLTextAreaElement[]).map(({ value }) => value),
      );
    const until = Date.now() + 10_000;
    let lost = kept;
    while (Date.now() < until) {
      const values = await now();
      lost = kept.filter((value) => !values.includes(value));
      if (lost.length === 0) return;
      await page.waitForTimeout(250);
    }
    problems.push(`lost what was typed: ${lost[0]?.slice(0, 60)}`);
  }

  async function changeNetwork() {
    const next = random.pick(networks);
    network = next.endsWith(':') ? `${next}${1 + random.below(900)}` : next;
    const { pathname, search } = new URL(page.url());
    await step('network', network, () => open(formatPermalink({ path: pathname + search, network })));
  }

  /** Another tab: looks at something, and perhaps signs out there, or signs in as another persona. */
  async function secondTab() {
    const signsOut = random.below(2) === 0;
    await step('second tab', signsOut ? 'signs out' : 'looks', async () => {
      const other = await context.newPage();
      await other.goto(new URL(signsOut ? '/?as=signed-out' : '/scholarship', site).href).catch(() => null);
      await other.waitForTimeout(1_000);
      await other.close();
    });
    if (!signsOut) return;
    isSignedOutElsewhere = persona !== 'signed-out';
    persona = 'signed-out';
  }

  /** A donation that the site confirmed is listed in the donor's profile. */
  async function findPayments() {
    steps.push(`look for ${[...paid].join(', ')}`);
    await open(formatPermalink({ path: '/donor/profile', persona: 'donor', network: 'calm' }));
    const look = await expectSound();
    for (const amount of paid) {
      if (look && !look.text.includes(amount)) problems.push(`${amount} was paid, and is not in the profile`);
    }
  }
}

/** What an element is called; null where it is gone since it was counted. */
const nameOf = (target: Locator): Promise<string | null> =>
  target
    .evaluate((element) => (element.ariaLabel ?? element.textContent ?? '').trim(), undefined, {
      timeout: 1_000,
    })
    .catch(() => null);

/** The type and the name of a field; those of a text field where it is gone since it was counted. */
const typeAndName = (field: Locator): Promise<[type: string, name: string]> =>
  field
    .evaluate((element: HTMLInputElement): [string, string] => [element.type, element.name], undefined, {
      timeout: 1_000,
    })
    .catch(() => ['text', '']);

function textFor(type: string, number: number): string {
  if (type === 'email') return `person${number}@students.example`;
  if (type === 'date') return `200${number % 10}-0${1 + (number % 9)}-1${number % 10}`;
  if (type === 'datetime-local') return `203${number % 10}-01-1${number % 10}T10:00`;
  if (type === 'number') return String(number);
  if (type === 'tel') return `98450${10_000 + number}`;
  const words = [
    'My father drives an auto in Raichur and my mother stitches blouses at home. ',
    'अनन्या ',
    '<b>x</b> ',
    '😀 ',
  ];
  return (words[number % words.length] ?? '').repeat(1 + (number % 3)) + number;
}

function watch(context: BrowserContext, problems: string[], isNetworkBad: () => boolean) {
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    const text = message.text();
    const isExpected = expectedOnConsole.test(text) || (isNetworkBad() && failedCall.test(text));
    if (message.type() === 'error' && !isExpected) {
      problems.push(`on the console: ${text.slice(0, 300)}`);
    }
  });
  // A person who leaves a form is asked; they go.
  context.on('dialog', (dialog) => dialog.accept());
  context.on('page', (page: Page) => page.on('crash', () => problems.push('the page crashed')));
}
