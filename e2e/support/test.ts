import { test as base, type ConsoleMessage, expect, type Request, type WebError } from '@playwright/test';
import { createDevice, type Device, prepare, seeNoSplash, stopRoutes } from './device.ts';
import { waitUntilPagesRun } from './running.ts';

interface Watch {
  /**
   * Prints the last five addresses that a failed test has opened. A mock link among them reproduces
   * the state in a browser.
   */
  readonly opened: undefined;
  /** Whether the splash shows. False by default, because the splash has its own tests. */
  readonly showsSplash: boolean;
  /**
   * True if the test needs its own device, because it opens another site or makes lasting changes,
   * for example to the service worker.
   */
  readonly ownDevice: boolean;
  /** Declares an expected console error. Any undeclared error fails the test. */
  readonly expectConsole: (text: RegExp) => void;
}

/**
 * Matches the console error for a tab icon that fails to load because of the connection. Debian's
 * Chromium may request the icon at any time, even while a test is offline. A missing icon causes a
 * 404, which still fails the test.
 */
const tabIconOffline = /net::ERR_.*\/(?:icon\.svg|favicon\.ico)\)$/;

interface Worker {
  /** The device that the worker's next test can reuse, or null if that test needs a new one. */
  readonly shelf: { device: Device | null };
}

/**
 * Playwright's `test`. It also fails on problems that no user would see: an undeclared console
 * error, an uncaught exception, or a request to another machine.
 *
 * A test reuses the cleared device of the previous test, because pages load twice as fast in a tab
 * that has already compiled the scripts. Tests of the first load, motion or the splash opt out with
 * `test.use` and get a new device. After a test that failed or changed its device for good, the
 * next test also gets a new device.
 */
export const test = base.extend<Watch, Worker>({
  shelf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      const shelf: Worker['shelf'] = { device: null };
      await use(shelf);
      await shelf.device?.context.close();
    },
    { scope: 'worker' },
  ],
  showsSplash: [false, { option: true }],
  ownDevice: [false, { option: true }],
  context: async (
    { browser, shelf, showsSplash, ownDevice, contextOptions, baseURL, viewport },
    use,
    info,
  ) => {
    if (showsSplash || ownDevice || contextOptions.reducedMotion !== 'reduce' || baseURL === undefined) {
      const context = await browser.newContext();
      waitUntilPagesRun(context);
      if (!showsSplash) await context.addInitScript(seeNoSplash);
      await use(context);
      await stopRoutes(context);
      await context.close();
      return;
    }
    const device = shelf.device ?? (await createDevice(browser));
    shelf.device = device;
    await prepare(device, baseURL, viewport);
    await use(device.context);
    if (device.isSpent() || info.status !== info.expectedStatus) {
      shelf.device = null;
      await stopRoutes(device.context);
      await device.context.close();
    }
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  opened: [
    async ({ context }, use, info) => {
      const addresses: string[] = [];
      const onRequest = (request: Request) => {
        if (request.isNavigationRequest()) addresses.push(request.url());
      };
      context.on('request', onRequest);
      await use(undefined);
      context.off('request', onRequest);
      if (info.status === info.expectedStatus) return;
      console.log([`Opened by “${info.title}”:`, ...addresses.slice(-5)].join('\n  '));
    },
    { auto: true },
  ],
  expectConsole: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const errors: string[] = [];
      const exceptions: string[] = [];
      const escaped: string[] = [];

      const onConsole = (message: ConsoleMessage) => {
        if (message.type() !== 'error') return;
        const error = `${message.text()} (${message.location().url})`;
        if (!tabIconOffline.test(error)) errors.push(error);
      };
      const onError = (error: WebError) => exceptions.push(error.error().stack || String(error.error()));
      const onFailure = (request: Request) => {
        if (!request.failure()?.errorText.includes('ERR_NAME_NOT_RESOLVED')) return;
        // Names under `.localhost` never leave the machine. The mock's worker no longer answers a
        // page that is being left, so its last requests to the mocked services fail. If any other
        // page makes such a request, the console shows an error, which also fails the test.
        if (!new URL(request.url()).hostname.endsWith('.localhost')) escaped.push(request.url());
      };
      context.on('console', onConsole).on('weberror', onError).on('requestfailed', onFailure);
      await use((text) => expected.push(text));
      context.off('console', onConsole).off('weberror', onError).off('requestfailed', onFailure);

      const isUndeclared = (error: string) => !expected.some((text) => text.test(error));
      const undeclared = errors.filter(isUndeclared);
      // React reports a hydration difference on the console or as an uncaught error, so
      // `expectConsole` covers both.
      const uncaught = exceptions.filter(isUndeclared);
      const missing = expected.filter((text) => !errors.some((error) => text.test(error)));
      expect.soft(undeclared, 'errors on the console that the test did not declare').toEqual([]);
      expect.soft(missing.map(String), 'declared errors that did not appear').toEqual([]);
      expect.soft(uncaught, 'uncaught exceptions').toEqual([]);
      expect.soft(escaped, 'requests that left this machine').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
