import type { Page } from '@playwright/test';

/** A call that writes, as the page made it. */
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
 * Keeps what the page writes to the REST API. The browser shows no body once a service worker
 * answers the call, so it is read where it is handed over.
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
