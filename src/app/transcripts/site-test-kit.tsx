import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { lazyPaymentSessions } from '#features/donation/index.ts';
import type { MockServerOptions } from '#mocks/testing/mock-server.ts';
import { type PersonaName, personaAsUser } from '#mocks/testing/people.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { createFakeEmail } from '#shared/email/fake-email.test-utils.ts';
import { createFakeCheckout } from '#shared/payment/fake-checkout.test-utils.ts';
import { createFakeSession } from '#shared/session/fake-session.test-utils.ts';
import { SessionProvider } from '#shared/session/session-context.tsx';
import { createFakeStorage } from '#shared/storage/fake-storage.test-utils.ts';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { createQueryClient } from '../query-client.ts';
import { createAppRouter } from '../router.tsx';

export interface SiteOptions extends Pick<MockServerOptions, 'answers' | 'records' | 'scenario'> {
  readonly as?: PersonaName;
}

/** Opens the whole site over the mock backend and in-memory services. */
export function openSite(path: string, { as, ...server }: SiteOptions = {}) {
  const user = as && personaAsUser(as);
  if (user) {
    // The session is already registered with the server.
    localStorage.setItem(
      'eduempower.synced-session',
      JSON.stringify({ version: 2, data: { sessionId: 'sess_test', isNamed: true } }),
    );
  }
  const session = createFakeSession(user ? { status: 'signed-in', user } : { status: 'signed-out' });
  const queryClient = createQueryClient();
  const { api, calls } = createMockApi({ ...server, ...(as && { as }) });
  const [checkout, email, storage] = [
    createFakeCheckout(),
    createFakeEmail(),
    createFakeStorage({ hold: true }),
  ];
  const router = createAppRouter(
    {
      queryClient,
      session,
      api,
      storage,
      payments: lazyPaymentSessions({ api, queryClient, session, checkout, now: Date.now }),
      email,
      now: Date.now,
    },
    createMemoryHistory({ initialEntries: [path] }),
  );
  const view = render(
    <AppTheme>
      <QueryClientProvider client={queryClient}>
        <SessionProvider session={session}>
          <RouterProvider router={router} />
        </SessionProvider>
      </QueryClientProvider>
    </AppTheme>,
  );
  return { ...view, router, session, checkout, email, storage, calls };
}
