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
import type { MockServerOptions } from '#mocks/testing/mock-server.ts';
import { aScholarship } from '#mocks/testing/records.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { createFakeEmail } from '#shared/email/fake-email.ts';
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

export interface PageOptions extends Pick<MockServerOptions, 'answers' | 'records'> {
  readonly session?: FakeSessionOptions;
  readonly history?: readonly string[];
  /** What the last entry of the history carries. */
  readonly state?: { readonly scholarshipId?: string; readonly applicationSent?: string };
}

/** The slice's routes with their real wiring, over a mock with one more scholarship, `sch_1`. */
export function openAt(
  path: string,
  { session: who, answers = {}, records, history: before = [], state }: PageOptions = {},
) {
  // The frame around all pages has told the server about this session.
  localStorage.setItem('eduempower.synced-session', JSON.stringify({ version: 1, data: 'sess_test' }));
  const session = createFakeSession(who ?? { status: 'signed-in' });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  const { api, calls } = createMockApi({
    bearer: async () => {
      const settled = await session.settled();
      return settled.status === 'signed-in' ? settled.user.id : null;
    },
    answers,
    records: { scholarships: [aScholarship()], ...records },
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
      loadEmail: async () => createFakeEmail(),
      now: Date.now,
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
