import type { QueryClient } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  type HistoryState,
  Outlet,
} from '@tanstack/react-router';
import { pageGuard } from '#features/auth/index.ts';
import type { MockServerOptions } from '#mocks/testing/mock-server.ts';
import { aScholarship } from '#mocks/testing/records.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { pageAt, renderPages } from '#shared/router/page-test-kit.tsx';
import type { RouterContext } from '#shared/router/router-context.ts';
import { createFakeSession, type FakeSessionOptions } from '#shared/session/fake-session.test-utils.ts';
import { Route as formRoute } from './form/application-form-page.tsx';
import { Route as resumeRoute } from './form/resume-page.tsx';
import { Route as myApplicationsRoute } from './mine/my-applications-page.tsx';
import { Route as successRoute } from './success/success-page.tsx';

export interface PageOptions extends Pick<MockServerOptions, 'answers' | 'records'> {
  readonly session?: FakeSessionOptions;
  readonly history?: readonly string[];
  /** For tests that fill the query client's cache or read its state. */
  readonly queryClient?: QueryClient;
  /** The state of the last history entry. */
  readonly state?: {
    readonly scholarshipId?: string;
    readonly applicationSent?: HistoryState['applicationSent'];
  };
}

/**
 * Renders this feature's routes, wired as in the app, against a mock server with the scholarship
 * `sch_1`.
 */
export function openAt(
  path: string,
  { session: who, answers = {}, records, history: before = [], state, queryClient }: PageOptions = {},
) {
  // Marks the session as already registered with the server.
  localStorage.setItem(
    'eduempower.synced-session',
    JSON.stringify({ version: 2, data: { sessionId: 'sess_test', isNamed: true } }),
  );
  const session = createFakeSession(who ?? { status: 'signed-in' });
  const { api, calls } = createMockApi({
    bearer: async () => {
      const settled = await session.settled();
      return settled.status === 'signed-in' ? settled.user.id : null;
    },
    answers,
    records: { scholarships: [aScholarship()], ...records },
  });

  const root = createRootRouteWithContext<RouterContext>()({ component: Outlet });
  const forStudents = createRoute({ id: '_student', getParentRoute: () => root, ...pageGuard('STUDENT') });
  const other = (path: string) =>
    createRoute({ path, getParentRoute: () => root, component: () => <p>Somewhere else</p> });
  const history = createMemoryHistory({ initialEntries: [...before, path] });
  if (state) history.replace(path, { ...history.location.state, ...state });
  const { router, ...view } = renderPages({
    routeTree: root.addChildren([
      pageAt(resumeRoute, '/scholarship-application-form', root),
      pageAt(successRoute, '/scholarship/application-success', root),
      forStudents.addChildren([
        pageAt(formRoute, '/scholarship/$id/application-form', forStudents),
        pageAt(myApplicationsRoute, '/student/applications', forStudents),
      ]),
      ...['/', '/scholarship', '/scholarship/$id', '/auth/login'].map(other),
    ]),
    api,
    session,
    history,
    ...(queryClient && { queryClient }),
  });
  return { ...view, calls, router, session, where: () => router.state.location };
}
