import type { Browser, BrowserContext, Page } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { permalinkOf } from '#mocks/scenarios/permalink.ts';
import { states } from '#mocks/scenarios/states.ts';
import { unforcedWays } from '#mocks/scenarios/unforced.ts';
import type { Way } from '#mocks/scenarios/way.ts';
import { expect, test } from './support/test.ts';

/** What tells of the rows that put nothing on the screen. */
const elsewhere: Readonly<Record<string, { readonly url?: string; readonly console?: RegExp }>> = {
  'application-no-scholarship': { url: '/scholarship' },
  'analytics-nothing-stored': { console: /No scholarships found in local storage/ },
};

/** Answers as they came, each as `409 POST /api/applications`. */
function listenToAnswers(page: Page): readonly string[] {
  const answers: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    answers.push(`${response.status()} ${response.request().method()} ${pathname}`);
  });
  return answers;
}

/** What an answer of the rules looks like on the wire. */
function answerOf({ operation, status }: NonNullable<Way['answer']>): RegExp {
  const { method, path } = endpoints[operation];
  return new RegExp(`^${status} ${method} .*/${path.replace(/\{\w+\}/g, '[^/]+')}$`, 'm');
}

/** Goes a way on a device that remembers nothing: nothing is forced, and the same texts come. */
async function go(context: BrowserContext, way: Way) {
  const page = await context.newPage();
  try {
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    const answers = listenToAnswers(page);
    const link = permalinkOf(way);
    expect(link).not.toMatch(/[?&]mock=/);
    // What a link brings about may come and go before the last picture is there.
    await page.goto(link, { waitUntil: 'commit' });
    for (const text of way.texts) {
      const shown = page.getByText(text).filter({ visible: true }).first();
      await expect(shown, way.id).toBeVisible();
    }
    if (way.answer) await expect.poll(() => answers.join('\n'), way.id).toMatch(answerOf(way.answer));
    const { url, console } = elsewhere[way.id] ?? {};
    if (url) await expect(page, way.id).toHaveURL(url);
    if (console) await expect.poll(() => told.join('\n'), way.id).toMatch(console);
    expect(url ?? console ?? way.texts[0], `nothing tells of ${way.id}`).toBeDefined();
  } finally {
    await page.close();
  }
}

/** A device for one way after the other, which forgets all that the site keeps whenever a page is opened anew. */
async function createDevice(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    // An empty tab has no storage.
    if (!location.protocol.startsWith('http')) return;
    // A new tab has nothing in its session yet: what other tabs have left on the device goes, too.
    if (sessionStorage.length === 0) localStorage.clear();
    // The splash has its own tests.
    sessionStorage.setItem('eduempower.splash', 'seen');
  });
  return context;
}

/** Goes one way after the other, and says of all that missed. */
async function goAll(browser: Browser, ways: readonly Way[]) {
  const missed: string[] = [];
  const device = await createDevice(browser);
  try {
    for (const way of ways) {
      await go(device, way).catch((error: unknown) => missed.push(`${way.id}: ${error}`));
    }
  } finally {
    await device.close();
  }
  expect(missed).toEqual([]);
}

const groups = [
  ['rows come by the rules alone', unforcedWays],
  ['states come by a link', states],
] as const;

for (const [what, ways] of groups) {
  for (const slice of new Set(ways.map((way) => way.slice))) {
    const members = ways.filter((way) => way.slice === slice);
    test(`${slice}: ${what}: ${members.map(({ id }) => id).join(', ')}`, async ({ browser }) => {
      test.setTimeout(120_000);
      await goAll(browser, members);
    });
  }
}
