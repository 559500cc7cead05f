import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { dialects } from '#contract/dialect/dialects.ts';
import { loadSessionWork, registerFirst } from '#features/auth/index.ts';
import { lazyPaymentSessions } from '#features/donation/index.ts';
import type { ApiClient, ApiClientOptions } from '#shared/api/api-client.ts';
import { createLazyApiClient } from '#shared/api/lazy-api-client.ts';
import type { AppConfig } from '#shared/config/config.ts';
import { createEmailjsSender } from '#shared/email/emailjs-sender.ts';
import { createCheckout } from '#shared/payment/create-checkout.ts';
import type { SessionPort } from '#shared/ports/session.ts';
import { consoleReporter } from '#shared/report/error-report.ts';
import { reloadWhenStaying } from '#shared/router/leaving.ts';
import { createCallers } from '#shared/session/callers.ts';
import { type ClerkLoaderOptions, clerkLoader } from '#shared/session/clerk-loader.ts';
import { createSessionStore, type SessionStore } from '#shared/session/create-session-store.ts';
import { SessionProvider } from '#shared/session/session-context.tsx';
import { SessionHost } from '#shared/session/session-host.tsx';
import { hadVisitor } from '#shared/session/visitor.ts';
import { createHostedStorage } from '#shared/storage/create-hosted-storage.ts';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { whenIdle } from '#shared/ui/browser/when-idle.ts';
import { type DocumentAccess, DocumentAccessContext } from '#shared/upload/document-access.ts';
import { createQueryClient } from './query-client.ts';
import { errorSender, type ReportErrorsOptions, reportErrors } from './report-errors.ts';
import { type AppRouter, createAppRouter } from './router.tsx';

export interface AppOptions {
  readonly config: AppConfig;
  /** Loads the sign-in client from the bundle. Set only in builds that include the mock. */
  readonly loadClerk?: ClerkLoaderOptions['loadClerk'];
  readonly history?: RouterHistory;
  /** Replaces the client for the configured API. */
  readonly api?: ApiClient;
  readonly fetch?: ApiClientOptions['fetch'];
  readonly onStart?: () => void;
}

export interface AppParts {
  readonly app: ReactNode;
  readonly router: AppRouter;
  readonly queryClient: QueryClient;
  readonly session: SessionPort;
}

/** Creates the services, the router and the React tree of the application, without rendering it. */
export function createApp(options: AppOptions): AppParts {
  const { config, loadClerk, history, api: otherApi, fetch, onStart } = options;
  const publishableKey = config.clerkPublishableKey;
  const loadClerkHost = clerkLoader({ publishableKey, loadClerk });
  const session = createSessionStore({
    publishableKey,
    loadHost: async () => {
      const [host, { followSession }] = await Promise.all([loadClerkHost(), loadSessionWork()]);
      // Runs before the sign-in service reports the first session, so that the site also reacts to
      // that session.
      followSession({
        session,
        queryClient,
        endCalls: callers.end,
        recheckPage: () => router.invalidate(),
        reload: reloadWhenStaying,
        holdsForm: () => router.state.matches.some(({ staticData }) => staticData.holdsForm),
        now: Date.now(),
      });
      return host;
    },
  });
  const callers = createCallers(session, config.apiBearer);
  const queryClient = createQueryClient((error) => send('call', error));
  const api: ApiClient =
    otherApi ??
    createLazyApiClient({
      baseUrl: config.apiBaseUrl,
      ...callers,
      dialect: dialects[config.apiDialect],
      beforeWrite: (operation, as) => registerFirst({ api, queryClient, session }, operation, as),
      fetch,
      onDropped: (error) => send('call', error),
    });
  const storage = createHostedStorage({
    url: config.supabaseUrl,
    anonKey: config.supabaseAnonKey,
    documents: config.supabaseDocuments,
    accessToken: () => session.getToken(),
  });
  const payments = lazyPaymentSessions({
    api,
    queryClient,
    session,
    checkout: createCheckout(config.razorpayKeyId),
    now: Date.now,
  });
  const router = createAppRouter(
    {
      queryClient,
      session,
      api,
      storage,
      payments,
      email: createEmailjsSender(config.email),
      now: Date.now,
    },
    history,
  );
  const send = errorSender(router, consoleReporter);
  const documents = storage.files;
  const app = <App {...{ router, queryClient, session, documents, send, onStart }} />;
  return { app, router, queryClient, session };
}

interface AppProps {
  readonly router: AppRouter;
  readonly queryClient: QueryClient;
  readonly session: SessionStore;
  readonly documents: DocumentAccess;
  readonly send: ReportErrorsOptions['send'];
  readonly onStart: (() => void) | undefined;
}

function App({ router, queryClient, session, documents, send, onStart }: AppProps) {
  useEffect(() => onStart?.(), [onStart]);
  useEffect(() => {
    if (hadVisitor()) return session.start();
    return whenIdle(session.start);
  }, [session]);
  useEffect(() => reportErrors({ router, send }), [router, send]);
  return (
    <AppTheme>
      <QueryClientProvider client={queryClient}>
        <SessionProvider session={session} widgets={session.widgets}>
          <DocumentAccessContext value={documents}>
            <RouterProvider router={router} />
          </DocumentAccessContext>
          <SessionHost store={session} navigate={(href, options) => router.navigate({ href, ...options })} />
        </SessionProvider>
      </QueryClientProvider>
    </AppTheme>
  );
}
