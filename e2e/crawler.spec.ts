import type { Page } from '@playwright/test';
import type { PersonaName } from '#mocks/data/personas.ts';
import { triesAll } from './support/combinations.ts';
import { openAs } from './support/open-as.ts';
import { expectSignedIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

/**
 * A signed-out visitor, and one persona per role. Personas with the same role see the same links.
 */
const visitors: readonly (PersonaName | null)[] = [null, 'student', 'donor', 'organization'];

/**
 * Pages for a single role. With `npm test`, signed-in visitors open only these pages, the home page
 * and `MORE`.
 */
const OWN = /^\/(?:student|organization|donor)(?:\/|$)|\/(?:apply|application-form|start-campaign)$/;
/** Public pages that show additional buttons and links to signed-in users. */
const MORE = ['/scholarship/sch-girls-in-stem', '/crowdfunding/fund-village-library'];
/**
 * Buttons that the crawl does not press, because they sign the user out, open a file chooser,
 * reload the page or open the checkout. `npm test` also leaves out the buttons that open the
 * analytics dialogs.
 */
const NOT_PRESSED = triesAll
  ? /log ?out|sign out|choose|refresh page|^donate/i
  : /log ?out|sign out|choose|refresh page|^donate|^view details/i;

/** Pages that the crawl must find, as proof that it has followed links. */
const landmarks = ['/about', '/about-edu-empower', '/scholarship', '/help', '/privacy', '/blog'];
const ownLandmarks: Partial<Record<PersonaName, string>> = {
  student: '/student/applications',
  donor: '/donor/profile',
  organization: '/organization/dashboard/scholarship-analytics',
};

/**
 * Follows the current page's link to a path, as a user does. Opens the path directly if the page
 * has no link to it, or if following the link changes nothing.
 */
async function follow(page: Page, path: string, visitor: PersonaName | null) {
  const link = page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
  const heading = page.getByRole('heading', { level: 1 }).first();
  if ((await link.count()) === 0 || (await heading.count()) === 0) return open(page, path, visitor);
  const before = await heading.elementHandle();
  const text = await heading.textContent();
  // Dispatches a click event instead of clicking, because a toast may cover the link.
  await link.dispatchEvent('click');
  const isGone = page.waitForFunction(
    ([element, words]) => !element?.isConnected || element.textContent !== words,
    [before, text] as const,
    { timeout: 3000 },
  );
  const hasLeft = await isGone.then(
    () => true,
    () => false,
  );
  if (!hasLeft) return open(page, path, visitor);
  await expectStanding(page, path, visitor);
}

/** Opens a page by its path, and waits until the page has loaded. */
async function open(page: Page, path: string, visitor: PersonaName | null) {
  await page.goto(path);
  await expectStanding(page, path, visitor);
}

/**
 * Waits until a page shows its heading and, for signed-in visitors, the user menu, and has finished
 * loading. Fails if the page shows "Page not found".
 */
async function expectStanding(page: Page, path: string, visitor: PersonaName | null) {
  if (visitor !== null) await expectSignedIn(page);
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ }), path).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Page not found' }), path).toBeHidden();
}

/** Returns the paths that the page links to, including at most one scholarship and one campaign. */
async function linksOf(page: Page, from: string): Promise<string[]> {
  // Reads everything in one call, because a page may redirect between two calls, as the home page
  // does for donors.
  const { links, lost } = await page.evaluate(() => {
    const all = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
    const anchors = all.filter((link) => link.startsWith('#') && link.length > 1);
    return {
      links: all,
      lost: anchors.filter((anchor) => document.getElementById(anchor.slice(1)) === null),
    };
  });
  expect(lost, `anchors without a target on ${from}`).toEqual([]);
  return links.flatMap((link) => {
    expect(link, `a dead link on ${from}`).not.toMatch(/^(?:#?|javascript:.*)$/);
    if (!link.startsWith('/')) return [];
    const path = link.split(/[?#]/)[0] ?? '';
    return /^\/(?:scholarship|organization\/dashboard\/[a-z-]+)\/sch-(?!girls-in-stem)|^\/crowdfunding\/fund-(?!village-library)/.test(
      path,
    )
      ? []
      : [path];
  });
}

/** Returns the target and the name of each link in the header and the footer. */
function frameLinks(page: Page): Promise<(readonly [href: string, name: string])[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body header a[href], body footer a[href]')]
      .filter((link) => link.closest('main') === null)
      .map((link) => [
        link.getAttribute('href') ?? '',
        link.getAttribute('aria-label') ?? link.textContent?.trim() ?? '',
      ]),
  );
}

/**
 * Expects the header and footer links to have the same order on every page, and to include Help.
 * Task pages omit some of the links.
 */
function expectSameOrder(frames: readonly (readonly string[])[]) {
  const [all = [], ...shorter] = frames.toSorted((one, other) => other.length - one.length);
  expect(all).toContain('Contact');
  for (const frame of shorter) {
    let at = -1;
    const misplaced = frame.filter((link) => {
      at = all.indexOf(link, at + 1);
      return at === -1;
    });
    expect(misplaced).toEqual([]);
    expect(frame).toContain('Help');
  }
}

/**
 * Presses the buttons in the page's content, and expects that none of them opens "Page not found".
 * Leaves out the sign-in service's buttons, and those that match `NOT_PRESSED`.
 */
async function pressButtons(page: Page, path: string, visitor: PersonaName | null) {
  const buttons = page.locator('main button:enabled:not([class*="cl-"])');
  const sending = page.locator('main [type="submit"][aria-disabled="true"]');
  for (let index = 0; index < (await buttons.count()); index += 1) {
    const button = buttons.nth(index);
    if (!(await button.isVisible())) continue;
    if (NOT_PRESSED.test((await button.textContent()) ?? '')) continue;
    await button.click();
    await expect(page.getByRole('heading', { name: 'Page not found' }), path).toBeHidden();
    // A submitted form opens the next page only after the response has arrived.
    await expect(sending, path).toHaveCount(0);
    await page.keyboard.press('Escape');
    if (new URL(page.url()).pathname !== path) await open(page, path, visitor);
  }
}

for (const visitor of visitors) {
  test(`[ROUTE-05] [WCAG-3.2.3] [WCAG-3.2.4] [WCAG-3.2.6] no link or button is a dead end, and header and footer links have the same order and names on every page (${visitor ?? 'signed out'})`, async ({
    page,
    expectConsole,
  }) => {
    test.setTimeout(180_000);
    // Some students have no profile, so the requests for their profiles return 404.
    if (visitor === 'organization' && triesAll) expectConsole(/404/);
    // A dialog may open some time after its button is pressed. This handler closes the dialog,
    // which would cover the next button.
    await page.addLocatorHandler(page.locator('dialog[open]').first(), () => page.keyboard.press('Escape'));
    await openAs(page, visitor, '/home');
    await expectStanding(page, '/home', visitor);
    const seesAll = triesAll || visitor === null;
    const queue = seesAll ? ['/home'] : ['/home', ...MORE];
    const seen = new Set(queue);
    const names = new Map<string, readonly string[]>();
    const frames: (readonly string[])[] = [];
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      // The crawl starts on the home page, which is already open.
      if (path !== '/home') await follow(page, path, visitor);
      const frame = await frameLinks(page);
      frames.push(frame.map(([, name]) => name));
      for (const [href, links] of Map.groupBy(frame, ([one]) => one)) {
        const called = [...new Set(links.map(([, name]) => name))].sort();
        expect(called, `what ${href} is called on ${path}`).toEqual(names.get(href) ?? called);
        names.set(href, called);
      }
      for (const next of await linksOf(page, path)) {
        if (seen.has(next)) continue;
        seen.add(next);
        if (seesAll || OWN.test(next)) queue.push(next);
      }
      // The home page's buttons are the same for every visitor, so `npm test` presses them only in
      // the signed-out crawl.
      if (seesAll || path !== '/home') await pressButtons(page, new URL(page.url()).pathname, visitor);
    }
    const own = visitor === null ? [] : [ownLandmarks[visitor]];
    expect([...seen]).toEqual(expect.arrayContaining([...landmarks, ...own]));
    expect(names.size).toBeGreaterThan(5);
    expectSameOrder(frames);
  });
}
