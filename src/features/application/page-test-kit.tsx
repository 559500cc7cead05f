import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { pageOf } from '#features/auth/index.ts';
import { createApiClient } from '#shared/api/api-client.ts';
import { createFakeEmail } from '#shared/email/fake-email.ts';
import { createFakeCheckout } from '#shared/payment/fake-checkout.ts';
import type { RouterContext } from '#shared/router/router-context.ts';
import { createFakeSession, type FakeSessionOptions } from '#shared/session/fake-session.ts';
import { SessionProvider } from '#shared/session/session-context.tsx';
import { createFakeStorage } from '#shared/storage/fake-storage.ts';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { Route as applyRoute } from './apply/apply-page.tsx';
import { Route as formRoute } from './form/application-form-page.tsx';
import { Route as resumeRoute } from './form/resume-page.tsx';
import { Route as myApplicationsRoute } from './mine/my-applications-page.tsx';
import { Route as successRoute } from './success/success-page.tsx';

export const scholarship = {
  id: 'sch_1',
  title: 'Girls in STEM Fellowship',
  totalAmount: 75_000,
  expiredAt: '2999-03-31T18:29:59.000Z',
  organization: { name: 'Vidya Trust' },
};

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

type Answer = () => Response | Promise<Response>;
export const json =
  (body: unknown, status = 200): Answer =>
  () =>
    Response.json(body, { status });

export interface WorldOptions {
  readonly session?: FakeSessionOptions;
  /** Answers by `METHOD path`; what is not listed answers as on a good day. */
  readonly answers?: Readonly<Record<string, Answer>>;
  readonly history?: readonly string[];
  /** What the last entry of the history carries. */
  readonly state?: { readonly scholarshipId?: string; readonly applicationSent?: string };
}

const GOOD_DAY: Readonly<Record<string, Answer>> = {
  'GET /api/scholarships': json([scholarship]),
  'GET /api/scholarships/sch_1': json(scholarship),
  'GET /api/applications/student/user_test': json({}, 404),
  'GET /api/users/user_test': json({}, 404),
  'GET /api/students/user_test': json({}, 404),
  'POST /api/applications': json({ id: 'app_1' }, 201),
};

/** The slice's routes with their real wiring, over a server that the test plays. */
export function openAt(
  path: string,
  { session: who, answers, history: before = [], state }: WorldOptions = {},
) {
  const calls: Call[] = [];
  // The frame around all pages has told the server about this session.
  localStorage.setItem('eduempower.synced-session', JSON.stringify({ version: 1, data: 'sess_test' }));
  const session = createFakeSession(who ?? { status: 'signed-in' });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  const api = createApiClient({
    baseUrl: 'https://site.example/api',
    bearer: () => session.getToken(),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      const body = request.method === 'POST' ? await request.json() : null;
      calls.push({ method: request.method, path: pathname, body });
      const name = `${request.method} ${pathname}`;
      return (answers?.[name] ?? GOOD_DAY[name] ?? json({ error: 'Unknown' }, 404))();
    },
  });

  const root = createRootRouteWithContext<RouterContext>()({ component: Outlet });
  const forStudents = createRoute({ id: '_student', getParentRoute: () => root, ...pageOf('STUDENT') });
  const other = (path: string) =>
    createRoute({ path, getParentRoute: () => root, component: () => <p>Somewhere else</p> });
  // What the generated tree does for the whole site is done here for the slice's routes alone.
  const own = (
    route: { update: (options: never) => unknown },
    path: string,
    parent: typeof root | typeof forStudents = root,
  ) => route.update({ id: path, path, getParentRoute: () => parent } as never) as ReturnType<typeof other>;
  const history = createMemoryHistory({ initialEntries: [...before, path] });
  if (state) history.replace(path, { ...history.location.state, ...state });
  const router = createRouter({
    routeTree: root.addChildren([
      own(applyRoute, '/scholarship/$id/apply'),
      own(resumeRoute, '/scholarship-application-form'),
      own(successRoute, '/scholarship/application-success'),
      forStudents.addChildren([
        own(formRoute, '/scholarship/$id/application-form', forStudents),
        own(myApplicationsRoute, '/student/applications', forStudents),
      ]),
      ...['/', '/scholarship', '/scholarship/$id', '/auth/login'].map(other),
    ]),
    context: {
      queryClient,
      session,
      api,
      storage: createFakeStorage(),
      checkout: createFakeCheckout(),
      loadEmail: async () => createFakeEmail(),
    },
    history,
  });

  const view = render(
    <AppTheme env="test">
      <QueryClientProvider client={queryClient}>
        <SessionProvider session={session}>
          <RouterProvider router={router as never} />
        </SessionProvider>
      </QueryClientProvider>
    </AppTheme>,
  );
  return { ...view, calls, router, session, where: () => router.state.location };
}
