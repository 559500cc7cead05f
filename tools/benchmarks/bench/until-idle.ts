import type { Page } from 'playwright';

/** Waits for the frame after the next paint, and until no work is left. */
export function untilIdle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((rested) =>
        requestAnimationFrame(() => setTimeout(() => requestIdleCallback(() => rested()))),
      ),
  );
}
