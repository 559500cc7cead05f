import type { Page } from 'playwright';

/** Waits until the frame after something is drawn, and nothing is left to do for it. */
export function untilIdle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((rested) =>
        requestAnimationFrame(() => setTimeout(() => requestIdleCallback(() => rested()))),
      ),
  );
}
