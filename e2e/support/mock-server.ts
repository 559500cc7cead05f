import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { mockServerPort } from '../../scripts/sites/sites.ts';
import { serveSignInHost } from './sign-in-host.ts';

/** The mock server that the production build talks to. */
export const server = `http://localhost:${mockServerPort}`;

/** Starts a test with a fresh mock server, and answers for the sign-in service's host. */
export async function startWithServer(context: BrowserContext, request: APIRequestContext) {
  await request.post(`${server}/__mock/reset`);
  await serveSignInHost(context);
}
