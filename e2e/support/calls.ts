import type { Page, Request } from '@playwright/test';

/**
 * Lists from now on what the page calls on a server: `GET /api/scholarships without a token`, or `with a token`.
 *
 * @param server origin of the server, without a slash at its end
 */
export function listCalls(page: Page, server: string): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${server}/`) || request.method() === 'OPTIONS') return;
    // Read at once: a page that is closed meanwhile has no more to tell.
    const bearer = 'authorization' in request.headers() ? 'with' : 'without';
    calls.push(`${request.method()} ${new URL(request.url()).pathname} ${bearer} a token`);
  });
  return calls;
}

/** Lists from now on where the page sends anything to; the sign-in service, which does so when it likes, is not told. */
export function listWrites(page: Page): readonly string[] {
  const writes: string[] = [];
  const isSignIn = (request: Request) => new URL(request.url()).hostname === 'clerk.mock.localhost';
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !isSignIn(request)) writes.push(request.url());
  });
  return writes;
}
