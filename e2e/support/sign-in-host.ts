import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { mockServerPort } from '../../scripts/sites/sites.ts';

const server = `http://localhost:${mockServerPort}`;
const packages = join(import.meta.dirname, '../../node_modules');

/**
 * Stands in for the sign-in service's host, which is a name and not a machine here: its scripts come from
 * the very packages that it serves, and its API from the mock server.
 */
export async function serveSignInHost(context: BrowserContext) {
  await context.route('https://clerk.mock.localhost/**', async (route) => {
    const url = new URL(route.request().url());
    const script = /^\/npm\/(@clerk\/[\w-]+)@[^/]+\/(.+)$/.exec(url.pathname);
    if (script?.[1] && script[2]) return route.fulfill({ path: join(packages, script[1], script[2]) });
    const response = await route.fetch({ url: `${server}/__clerk${url.pathname}${url.search}` });
    // Not `headerValue`, which asks the page: it may be closed by now.
    const origin = route.request().headers().origin ?? '*';
    return route.fulfill({
      response,
      headers: {
        ...response.headers(),
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
      },
    });
  });
}
