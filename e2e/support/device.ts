import type { Browser, BrowserContext, Page, ViewportSize } from '@playwright/test';
import { waitUntilPagesRun } from './running.ts';

/** What cannot be taken back: a device that got one of these in a test is thrown away after it. */
const lasting = {
  page: [
    'addInitScript',
    'addLocatorHandler',
    'exposeBinding',
    'exposeFunction',
    'route',
    'setExtraHTTPHeaders',
  ],
  context: ['addInitScript', 'grantPermissions', 'newPage', 'route', 'setExtraHTTPHeaders', 'setOffline'],
  clock: ['fastForward', 'install', 'pauseAt', 'runFor', 'setFixedTime', 'setSystemTime'],
} as const;

const events = ['console', 'dialog', 'download', 'filechooser', 'popup', 'request', 'response'] as const;

/** A browser profile with one tab, which forgets everything between two tests. */
export interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Whether something was done to it that lasts. */
  readonly isSpent: () => boolean;
}

/** A new profile, as the configuration describes it, whose visitor has seen the splash: that has its own tests. */
export async function createDevice(browser: Browser): Promise<Device> {
  const context = await browser.newContext();
  waitUntilPagesRun(context);
  await context.addInitScript(seeNoSplash);
  const page = await context.newPage();
  let isSpent = false;
  const spend = () => {
    isSpent = true;
  };
  watch(page, lasting.page, spend);
  watch(context, lasting.context, spend);
  watch(page.clock, lasting.clock, spend);
  return { context, page, isSpent: () => isSpent };
}

/** Runs in every page before its own scripts. */
export function seeNoSplash() {
  // An empty tab has no storage.
  if (location.protocol.startsWith('http')) sessionStorage.setItem('eduempower.splash', 'seen');
}

/** Calls back before each of these methods. */
function watch<Owner extends object>(owner: Owner, methods: readonly (keyof Owner)[], onCall: () => void) {
  for (const name of methods) {
    const method = owner[name] as (...values: unknown[]) => unknown;
    const watched = (...values: unknown[]) => {
      onCall();
      return method.apply(owner, values);
    };
    Object.assign(owner, { [name]: watched });
  }
}

/** Makes a device as good as a new one for the next test. */
export async function prepare({ page }: Device, site: string, viewport: ViewportSize | null) {
  for (const event of events) page.removeAllListeners(event);
  await forgetEverything(page, site);
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce', forcedColors: null });
  if (viewport) await page.setViewportSize(viewport);
}

/**
 * Makes a profile a fresh one: no cookies and no storage of any kind. What stays are files in the browser's cache,
 * scripts that it has read already, and the mock's worker with its list of pages: without them a page costs twice as
 * much.
 *
 * @param site where the site is hosted, with a slash at its end where it has a path
 */
export async function forgetEverything(page: Page, site: string) {
  const { href, origin } = new URL('icon.svg', site);
  // A file of the site, at which no application starts, and none is left that could write anything.
  await page.goto(href);
  await page.evaluate(async () => {
    sessionStorage.clear();
    const names = await caches.keys();
    await Promise.all(names.filter((name) => !name.startsWith('msw:')).map((name) => caches.delete(name)));
  });
  const session = await page.context().newCDPSession(page);
  const storageTypes = 'cookies,local_storage,indexeddb';
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await session.detach();
}
