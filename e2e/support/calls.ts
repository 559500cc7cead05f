import type { Page } from '@playwright/test';

/**
 * Lists from now on what the page calls on a server: `GET /api/scholarships without a token`, or `with a token`.
 *
 * @param server origin of the server, without a slash at its end
 */
export function listCalls(page: Page, server: string): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${server}/`) || request.method() === 'OPTIONS') return;
    // Reads the headers synchronously, because a closed page no longer returns them.
    const bearer = 'authorization' in request.headers() ? 'with' : 'without';
    calls.push(`${request.method()} ${new URL(request.url()).pathname} ${bearer} a token`);
  });
  return calls;
}
