import { test as base, expect } from '@playwright/test';

interface Watch {
  /** False for a browser session that has seen the splash already: it has its own tests. */
  readonly showsSplash: boolean;
  /** Says that this test provokes an error on the console; anything undeclared fails the test. */
  readonly expectConsole: (text: RegExp) => void;
}

/**
 * Playwright's test, which moreover fails on what a person would never see: an undeclared console error, an
 * uncaught exception, and a request that left this machine.
 */
export const test = base.extend<Watch>({
  showsSplash: [false, { option: true }],
  expectConsole: [
    async ({ context, showsSplash }, use) => {
      if (!showsSplash) {
        await context.addInitScript(() => {
          // An empty tab has no storage.
          if (location.protocol.startsWith('http')) sessionStorage.setItem('eduempower.splash', 'seen');
        });
      }
      const expected: RegExp[] = [];
      const errors: string[] = [];
      const exceptions: string[] = [];
      const escaped: string[] = [];

      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => exceptions.push(error.error().stack || String(error.error())));
      context.on('requestfailed', (request) => {
        if (request.failure()?.errorText.includes('ERR_NAME_NOT_RESOLVED')) escaped.push(request.url());
      });

      await use((text) => expected.push(text));

      const undeclared = errors.filter((error) => !expected.some((text) => text.test(error)));
      const missing = expected.filter((text) => !errors.some((error) => text.test(error)));
      expect.soft(undeclared, 'errors on the console that the test did not declare').toEqual([]);
      expect.soft(missing.map(String), 'declared errors that did not come').toEqual([]);
      expect.soft(exceptions, 'uncaught exceptions').toEqual([]);
      expect.soft(escaped, 'requests that left this machine').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
