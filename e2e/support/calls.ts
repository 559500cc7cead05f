import type { Page } from '@playwright/test';

/**
 * Records the page's calls to a server from now on, such as `GET /api/scholarships without a
 * token`.
 *
 * @param server origin of the server, without a trailing slash
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
