import { type Browser, type ConsoleMessage, expect, type Page, type Response } from '@playwright/test';
import { errorEntry } from '#mocks/scenarios/error-entries.ts';
import { findScenario } from '#mocks/scenarios/scenario.ts';
import { forgetEverything, seeNoSplash } from './device.ts';

/** A mock link, and the evidence that it opens its state. */
export interface Link {
  readonly id: string;
  readonly address: string;
  /** The texts that must appear on the screen. */
  readonly texts: readonly RegExp[];
  /**
   * Matches a response that the page must receive, such as `409 POST /api/applications`. Null if no
   * particular response is required.
   */
  readonly answer: RegExp | null;
}

/** Console messages expected in states that show no error on the screen, keyed by state id. */
const logged: Readonly<Record<string, RegExp>> = {
  'analytics-nothing-stored': /No scholarships found in local storage/,
  'user-sync-failed': /500/,
  'user-sync-failed~network': /ERR_FAILED|Failed to fetch/,
  'auth-script-failed': /sign-in script/,
};

/**
 * Time limit for each text, in milliseconds. Some texts appear only after the site's own time-out.
 */
const PATIENCE = 30_000;

/**
 * Follows each link in a cleared browser profile. Fails with a list of the links that did not open
 * their states. Follows up to `atOnce` links in parallel, because most of the time is spent
 * waiting.
 */
export async function followAll(browser: Browser, links: readonly Link[], atOnce: number) {
  const remaining = [...links];
  const missed: string[] = [];
  const goOn = async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    try {
      const page = await context.newPage();
      await page.addInitScript(seeNoSplash);
      for (let next = remaining.shift(); next; next = remaining.shift()) {
        const { id } = next;
        await follow(page, next).catch((error: unknown) => missed.push(`${id}: ${error}`));
      }
    } finally {
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, links.length) }, goOn));
  expect(missed).toEqual([]);
}

/**
 * Returns the path to which a state redirects, if this redirect is the evidence that the state has
 * opened. Returns null for states with other evidence.
 */
function arrivalOf(id: string): string | null {
  const scenario = findScenario(id);
  const lookFor = scenario && errorEntry(scenario.errorId).lookFor;
  return lookFor && 'address' in lookFor ? lookFor.address : null;
}

async function follow(page: Page, { id, address, texts, answer }: Link) {
  await forgetEverything(page, new URL('/', address).href);
  const messages: string[] = [];
  const answers: string[] = [];
  const onConsole = (message: ConsoleMessage) => messages.push(message.text());
  const onResponse = (response: Response) => {
    const { pathname } = new URL(response.url());
    answers.push(`${response.status()} ${response.request().method()} ${pathname}`);
  };
  page.on('console', onConsole).on('response', onResponse);
  try {
    // Does not wait for pictures, because the state may disappear before all pictures have loaded.
    await page.goto(address, { waitUntil: 'commit' });
    for (const text of texts) {
      const shown = page.getByText(text).filter({ visible: true }).first();
      await expect(shown, id).toBeVisible({ timeout: PATIENCE });
    }
    if (answer) await expect.poll(() => answers.join('\n'), id).toMatch(answer);
    const [arrivesAt, console] = [arrivalOf(id), logged[id]];
    if (arrivesAt) await expect(page, id).toHaveURL(new URL(arrivesAt, address).href);
    if (console) await expect.poll(() => messages.join('\n'), id).toMatch(console);
    expect(arrivesAt ?? console ?? texts[0], `nothing proves that ${id} opened`).toBeDefined();
  } finally {
    page.off('console', onConsole).off('response', onResponse);
  }
}
