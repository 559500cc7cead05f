import { expect, type Page } from '@playwright/test';

/**
 * Visits an address until it shows what is expected of its service worker. The browser activates one that waits some
 * time after the last page of the one before was left, and a visit before that keeps the one before: between two visits
 * nothing is open.
 */
export function pollVisits<Seen>(page: Page, address: string, look: () => Promise<Seen>) {
  return expect.poll(
    async () => {
      await page.goto(address);
      const seen = await look();
      await page.goto('about:blank');
      return seen;
    },
    { intervals: [1_000, 3_000, 10_000, 30_000], timeout: 60_000 },
  );
}
