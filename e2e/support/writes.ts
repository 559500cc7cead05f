import type { Page } from '@playwright/test';

/** A call, other than a GET, that the page has sent to the REST API. */
export interface Write {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

declare global {
  interface Window {
    writesOfThisPage?: Write[];
  }
}

/**
 * Records the page's writes to the REST API. Wraps `fetch`, because the browser does not expose the
 * bodies of requests that a service worker answers.
 */
export async function keepWrites(page: Page): Promise<() => Promise<Write[]>> {
  await page.addInitScript(() => {
    const writes: Write[] = [];
    window.writesOfThisPage = writes;
    const send = window.fetch;
    window.fetch = async (...call) => {
      const request = new Request(...call);
      const path = new URL(request.url).pathname;
      if (request.method !== 'GET' && path.startsWith('/api/')) {
        writes.push({ method: request.method, path, body: await request.clone().json() });
      }
      return send(request);
    };
  });
  return () => page.evaluate(() => window.writesOfThisPage ?? []);
}
