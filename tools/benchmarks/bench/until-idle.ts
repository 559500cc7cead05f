import type { Page } from 'playwright';

/** Waits for the next paint, then until the main thread is idle. */
export function untilIdle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((rested) =>
        requestAnimationFrame(() => setTimeout(() => requestIdleCallback(() => rested()))),
      ),
  );
}
