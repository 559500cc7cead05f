import { join } from 'node:path';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { IMAGE_HOST } from '#mocks/data/fundraisers.ts';
import { mockServerPort } from '../../scripts/sites/sites.ts';

/** URL of the mock server that the production build calls. */
export const server = `http://localhost:${mockServerPort}`;

/**
 * The same server by IP address, for calls made by the tests. With `localhost`, Node may query DNS
 * for an IPv6 address.
 */
const numbered = `http://127.0.0.1:${mockServerPort}`;
const packages = join(import.meta.dirname, '../../node_modules');

/**
 * Resets the mock server before a test. Answers requests to the sign-in and picture hosts, which
 * don't exist.
 */
export async function startWithServer(context: BrowserContext, request: APIRequestContext) {
  await resetServer(request);
  await serveSignInHost(context);
  await servePictures(context);
}

async function resetServer(request: APIRequestContext) {
  await request.post(`${numbered}/__mock/reset`);
}

/** Answers requests for campaign pictures, whose host does not exist. */
export async function servePictures(context: BrowserContext) {
  await context.route(`${IMAGE_HOST}/**`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
}

/**
 * Answers requests to the sign-in service's host, which does not exist. The scripts come from the
 * installed packages, and the API responses from the mock server.
 */
export async function serveSignInHost(context: BrowserContext) {
  await context.route('https://clerk.mock.localhost/**', async (route) => {
    const url = new URL(route.request().url());
    const script = /^\/npm\/(@clerk\/[\w-]+)@[^/]+\/(.+)$/.exec(url.pathname);
    if (script?.[1] && script[2]) return route.fulfill({ path: join(packages, script[1], script[2]) });
    const response = await route.fetch({ url: `${numbered}/__clerk${url.pathname}${url.search}` });
    // `headerValue` would need the page, which may be closed by now.
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
