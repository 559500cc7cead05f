import { type Browser, type ConsoleMessage, expect, type Page, type Response } from '@playwright/test';
import { errorEntry } from '#mocks/scenarios/error-entries.ts';
import { findScenario } from '#mocks/scenarios/scenario.ts';
import { forgetEverything, seeNoSplash } from './device.ts';

/** A link, and what tells that it has brought about what it promises. */
export interface Link {
  readonly id: string;
  readonly address: string;
  /** What is on the screen. */
  readonly texts: readonly RegExp[];
  /** An answer on the wire, as `409 POST /api/applications`. */
  readonly answer: RegExp | null;
}

/** What the console logs in states that show no error on the screen. */
const logged: Readonly<Record<string, RegExp>> = {
  'analytics-nothing-stored': /No scholarships found in local storage/,
  'user-sync-failed': /500/,
  'user-sync-failed~network': /ERR_FAILED|Failed to fetch/,
  'auth-script-failed': /sign-in script/,
};

/** How long a link may take, in milliseconds: some wait for the site's own patience to run out. */
const PATIENCE = 30_000;

/**
 * Follows links, each in a fresh browser profile, and says of all that missed. Several at once, for most of the time
 * each waits.
 */
export async function followAll(browser: Browser, links: readonly Link[], atOnce: number) {
  const left = [...links];
  const missed: string[] = [];
  const goOn = async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    try {
      const page = await context.newPage();
      await page.addInitScript(seeNoSplash);
      for (let next = left.shift(); next; next = left.shift()) {
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

/** The path that visitors land on in states that show nothing else. */
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
    // What a link brings about may come and go before the last picture is there.
    await page.goto(address, { waitUntil: 'commit' });
    for (const text of texts) {
      const shown = page.getByText(text).filter({ visible: true }).first();
      await expect(shown, id).toBeVisible({ timeout: PATIENCE });
    }
    if (answer) await expect.poll(() => answers.join('\n'), id).toMatch(answer);
    const [arrivesAt, console] = [arrivalOf(id), logged[id]];
    if (arrivesAt) await expect(page, id).toHaveURL(new URL(arrivesAt, address).href);
    if (console) await expect.poll(() => messages.join('\n'), id).toMatch(console);
    expect(arrivesAt ?? console ?? texts[0], `nothing tells of ${id}`).toBeDefined();
  } finally {
    page.off('console', onConsole).off('response', onResponse);
  }
}
