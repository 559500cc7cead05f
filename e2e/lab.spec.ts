import type { Browser } from '@playwright/test';
import { expectedTexts } from '#mocks/scenarios/expected-texts.ts';
import { permalinkFor } from '#mocks/scenarios/permalink.ts';
import { type Scenario, scenarios } from '#mocks/scenarios/scenario.ts';
import { comesByLink } from '#mocks/scenarios/steps.ts';
import { expect, test } from './support/test.ts';

/** What tells of the rows that put nothing on the screen: an address, or a line of the console. */
const elsewhere: Readonly<Record<string, { readonly url?: string; readonly console?: RegExp }>> = {
  'application-no-scholarship': { url: '/scholarship' },
  'analytics-nothing-stored': { console: /No scholarships found in local storage/ },
  'user-sync-failed': { console: /500/ },
  'user-sync-failed~network': { console: /ERR_FAILED|Failed to fetch/ },
  'auth-script-failed': { console: /sign-in script/ },
};

/** Opens a scenario's link on a device that has never been here, and finds what the catalogue promises. */
async function follow(browser: Browser, scenario: Scenario) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    // The splash has its own tests.
    await page.addInitScript(() => sessionStorage.setItem('eduempower.splash', 'seen'));
    // What a link brings about may come and go before the last picture is there.
    await page.goto(permalinkFor(scenario), { waitUntil: 'commit' });
    for (const text of expectedTexts(scenario)) {
      const shown = page.getByText(text).filter({ visible: true }).first();
      await expect(shown, scenario.id).toBeVisible({ timeout: 30_000 });
    }
    const { url, console } = elsewhere[scenario.id] ?? {};
    if (url) await expect(page, scenario.id).toHaveURL(url);
    if (console) await expect.poll(() => told.join('\n'), scenario.id).toMatch(console);
    expect(url ?? console ?? expectedTexts(scenario)[0], `nothing tells of ${scenario.id}`).toBeDefined();
  } finally {
    await context.close();
  }
}

/** Follows several at once: most of the time each waits for a page to load, or for patience to run out. */
async function followAll(browser: Browser, members: readonly Scenario[], atOnce: number) {
  const left = [...members];
  const missed: string[] = [];
  const goOn = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const { id } = next;
      await follow(browser, next).catch((error: unknown) => missed.push(`${id}: ${error}`));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, goOn));
  expect(missed).toEqual([]);
}

const byLink = scenarios.filter(comesByLink);
const waits = ({ armed }: Scenario) =>
  armed?.kind === 'hang' || (armed?.kind === 'email' && armed.failure === 'hang');

for (const slice of new Set(byLink.map((scenario) => scenario.slice))) {
  const members = byLink.filter((scenario) => scenario.slice === slice && !waits(scenario));
  const half = Math.ceil(members.length / 2);
  for (const part of [members.slice(0, half), members.slice(half)]) {
    test(`${slice}: links bring about ${part.map(({ id }) => id).join(', ')}`, async ({ browser }) => {
      test.setTimeout(180_000);
      await followAll(browser, part, 2);
    });
  }
}

test('links bring about what only patience shows', async ({ browser }) => {
  test.setTimeout(180_000);
  await followAll(browser, byLink.filter(waits), 8);
});
