import type { Browser, BrowserContext, Disposable, Locator, Page, ViewportSize } from '@playwright/test';
import { waitUntilPagesRun } from './running.ts';

/** Methods of pages and contexts that return a handle with which to undo their effect. */
const undoable = ['addInitScript', 'exposeBinding', 'exposeFunction'] as const;

/**
 * Methods that change a page's clock for good. If a test calls one of them, its device is discarded
 * afterwards.
 */
const clockChanges = [
  'fastForward',
  'install',
  'pauseAt',
  'runFor',
  'setFixedTime',
  'setSystemTime',
] as const;

const events = ['console', 'dialog', 'download', 'filechooser', 'popup', 'request', 'response'] as const;

/** A browser profile with one tab. `prepare` clears it before each test. */
export interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Undoes what tests have added to the page and the context, such as scripts. */
  readonly undoChanges: () => Promise<void>;
  /** Returns true if a test has changed the device for good. */
  readonly isSpent: () => boolean;
}

/**
 * Creates a device with the configured options. Its pages skip the splash, which has its own tests.
 */
export async function createDevice(browser: Browser): Promise<Device> {
  const context = await browser.newContext();
  waitUntilPagesRun(context);
  await context.addInitScript(seeNoSplash);
  const page = await context.newPage();
  const changes: Pick<Disposable, 'dispose'>[] = [];
  let isSpent = false;
  for (const owner of [page, context]) {
    // Ignores a failed call. It has changed nothing, and the test that made it fails anyway.
    afterCalls(owner, undoable, (change: Promise<Disposable>) =>
      change.then((made) => void changes.push(made)).catch(() => {}),
    );
  }
  afterCalls(page, ['addLocatorHandler'], (_, locator: Locator) => {
    changes.push({ dispose: () => page.removeLocatorHandler(locator) });
  });
  afterCalls(page.clock, clockChanges, () => {
    isSpent = true;
  });
  return {
    context,
    page,
    undoChanges: async () => {
      for (const change of changes.splice(0)) await change.dispose();
    },
    isSpent: () => isSpent,
  };
}

/** Marks the splash as seen. Runs in every page before the page's own scripts. */
export function seeNoSplash() {
  // An empty tab has no storage.
  if (location.protocol.startsWith('http')) sessionStorage.setItem('eduempower.splash', 'seen');
}

/**
 * Wraps methods of `owner` so that `onCall` runs after each call, with the result and the first
 * argument.
 */
function afterCalls<Owner extends object, Result, First>(
  owner: Owner,
  names: readonly (keyof Owner)[],
  onCall: (result: Result, first: First) => unknown,
) {
  for (const name of names) {
    const method = owner[name] as (...values: unknown[]) => Result;
    const wrapped = (...values: unknown[]) => {
      const result = method.apply(owner, values);
      onCall(result, values[0] as First);
      return result;
    };
    Object.assign(owner, { [name]: wrapped });
  }
}

/** Resets a device for the next test. */
export async function prepare(device: Device, site: string, viewport: ViewportSize | null) {
  const { context, page } = device;
  await device.undoChanges();
  for (const event of events) page.removeAllListeners(event);
  await stopRoutes(context);
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.setOffline(false);
  await context.clearPermissions();
  await forgetEverything(page, site);
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce', forcedColors: null });
  if (viewport) await page.setViewportSize(viewport);
}

/**
 * Clears all cookies and the site's storage. Keeps the browser's file cache, the compiled scripts,
 * and the mock's service worker with its list of active pages. Without them, pages would load half
 * as fast.
 *
 * @param site the site's address, with a trailing slash if it has a path
 */
export async function forgetEverything(page: Page, site: string) {
  const { href, origin } = new URL('icon.svg', site);
  // Opens a static file of the site, because a running application could write to storage.
  await page.goto(href);
  await page.evaluate(async () => {
    sessionStorage.clear();
    const names = await caches.keys();
    await Promise.all(names.filter((name) => !name.startsWith('msw:')).map((name) => caches.delete(name)));
  });
  const session = await page.context().newCDPSession(page);
  const storageTypes = 'local_storage,indexeddb';
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await session.detach();
  // Also clears the cookies of the sign-in service, which has its own host.
  await page.context().clearCookies();
}

/**
 * Stops intercepting requests. A route handler may still be running, because pages send requests
 * until they close. An error in such a handler must not fail a test.
 */
export async function stopRoutes(context: BrowserContext) {
  const owners = [context, ...context.pages()];
  await Promise.all(owners.map((owner) => owner.unrouteAll({ behavior: 'ignoreErrors' })));
}
