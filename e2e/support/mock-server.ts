import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { mockServerPort } from '../../scripts/sites/sites.ts';
import { serveSignInHost } from './sign-in-host.ts';

/** The mock server that the production build talks to. */
export const server = `http://localhost:${mockServerPort}`;

/** Starts a test with a fresh mock server, and answers for the hosts that exist in name only: sign-in and pictures. */
export async function startWithServer(context: BrowserContext, request: APIRequestContext) {
  await request.post(`${server}/__mock/reset`);
  await serveSignInHost(context);
  await servePictures(context);
}

/** Answers for the pictures' host. Not in tests of the worker: routes make scripts pass it. */
export function servePictures(where: BrowserContext | Page) {
  return where.route('https://images.mock.localhost/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
}
