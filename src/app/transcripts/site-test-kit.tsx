import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { loadSessionWork, registerFirst } from '#features/auth/index.ts';
import { lazyPaymentSessions } from '#features/donation/index.ts';
import { createMockServer, type MockServerOptions } from '#mocks/testing/mock-server.ts';
import { type PersonaName, personaAsUser } from '#mocks/testing/people.ts';
import { type ApiClient, createApiClient } from '#shared/api/api-client.ts';
import { createFakeEmail } from '#shared/email/fake-email.test-utils.ts';
import { createFakeCheckout } from '#shared/payment/fake-checkout.test-utils.ts';
import type { SessionUser } from '#shared/ports/session.ts';
import { createCallers } from '#shared/session/callers.ts';
import { createFakeSession } from '#shared/session/fake-session.test-utils.ts';
import { SessionProvider } from '#shared/session/session-context.tsx';
import { createFakeStorage } from '#shared/storage/fake-storage.test-utils.ts';
import { browserLocks } from '#shared/store/tab-locks.ts';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { createQueryClient } from '../query-client.ts';
import { createAppRouter } from '../router.tsx';

const { followSession } = await loadSessionWork();

export interface SiteOptions extends Pick<MockServerOptions, 'answers' | 'records' | 'scenario'> {
  readonly as?: PersonaName;
  /** Overrides fields of the persona's user in the session. */
  readonly user?: Partial<SessionUser>;
  /** Whether the session's user is already registered with the server. */
  readonly isRegistered?: boolean;
}

/** Opens the whole site with the mock backend and in-memory services. */
export function openSite(
  path: string,
  { as, user: changes, isRegistered = true, ...server }: SiteOptions = {},
) {
  const user = as && { ...personaAsUser(as), ...changes };
  if (user && isRegistered) {
    localStorage.setItem(
      'eduempower.synced-session',
      JSON.stringify({ version: 2, data: { sessionId: 'sess_test', isNamed: user.name !== '' } }),
    );
  }
  const session = createFakeSession(user ? { status: 'signed-in', user } : { status: 'signed-out' });
  const queryClient = createQueryClient();
  const { apiUrl, fetch, calls } = createMockServer({ ...server, ...(as && { as }) });
  // The mock accepts a user's id as the bearer token.
  const callers = createCallers(session, 'user-id');
  const api: ApiClient = createApiClient({
    baseUrl: apiUrl,
    ...callers,
    beforeWrite: (operation, userId) => registerFirst({ api, queryClient, session }, operation, userId),
    fetch,
  });
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
      payments: lazyPaymentSessions({
        api,
        queryClient,
        session,
        checkout,
        now: Date.now,
        // Uses no locks, because a test may end during a payment. The lock of that payment would
        // then block the payment of the next test.
        locks: browserLocks(undefined),
      }),
      email,
      now: Date.now,
    },
    createMemoryHistory({ initialEntries: [path] }),
  );
  const follow = () =>
    followSession({
      session,
      queryClient,
      endCalls: callers.end,
      recheckPage: () => router.invalidate(),
      reload: () => {},
      holdsForm: () => router.state.matches.some(({ staticData }) => staticData.holdsForm),
      now: Date.now(),
    });
  const view = render(
    <AppTheme>
      <QueryClientProvider client={queryClient}>
        <SessionProvider session={session}>
          <Following follow={follow}>
            <RouterProvider router={router} />
          </Following>
        </SessionProvider>
      </QueryClientProvider>
    </AppTheme>,
  );
  /** Creates an API client for another device on which this user is signed in. */
  const deviceOf = (userId: string) =>
    createApiClient({ baseUrl: apiUrl, bearer: async () => userId, fetch });
  return { ...view, router, session, queryClient, checkout, email, storage, calls, deviceOf };
}

interface FollowingProps {
  readonly follow: () => () => void;
  readonly children: ReactNode;
}

/** Reacts to changes in the session while the site is rendered. */
function Following({ follow, children }: FollowingProps) {
  // Runs only once, as in the application.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each render creates a new function
  useEffect(() => follow(), []);
  return children;
}
