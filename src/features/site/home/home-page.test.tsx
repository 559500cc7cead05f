import { createRootRoute, createRoute } from '@tanstack/react-router';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { broken, type MockServerOptions } from '#mocks/testing/mock-server.ts';
import { anApplication, aScholarship } from '#mocks/testing/records.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { createMarks, withMark } from '#shared/marks/marks-store.ts';
import type { SessionPort } from '#shared/ports/session.ts';
import { pageAt, renderPages } from '#shared/router/page-test-kit.tsx';
import { createFakeSession } from '#shared/session/fake-session.test-utils.ts';
import { Route } from './home-page.tsx';
import { seenDecisions } from './seen-decisions-store.ts';

it('the home page does not redirect an organization that follows a link before its role has loaded', async () => {
  const list = Promise.withResolvers<void>();
  const session = createFakeSession();
  const root = createRootRoute({ notFoundComponent: () => <p>The dashboard</p> });
  renderPages({
    routeTree: root.addChildren([
      pageAt(Route, '/', root),
      createRoute({
        getParentRoute: () => root,
        path: '/scholarship',
        loader: () => list.promise,
        component: () => <p>The list</p>,
      }),
    ]),
    api: createMockApi({}).api,
    session,
    history: '/',
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Find a scholarship' }));
  await act(async () => session.signIn({ role: 'ORGANIZATION' }));
  await act(async () => list.resolve());
  expect(await screen.findByText('The list')).toBeVisible();
});

// Loads these modules in advance. Otherwise, the page would load them only after the first paint.
beforeAll(() => Promise.all([import('./news-page.tsx'), import('./for-you-page.tsx')]));

interface Options extends Pick<MockServerOptions, 'answers' | 'records'> {
  readonly session?: SessionPort;
}

function openHome({ session = createFakeSession({ status: 'signed-out' }), ...server }: Options = {}) {
  const root = createRootRoute();
  const { router } = renderPages({
    routeTree: root.addChildren([
      pageAt(Route, '/', root),
      createRoute({ getParentRoute: () => root, path: '/scholarship', component: () => <p>The list</p> }),
    ]),
    api: createMockApi({ as: 'user_test', role: 'STUDENT', ...server }).api,
    session,
    history: '/',
  });
  return router;
}

/**
 * Creates a scholarship that ends in two days and that `owner` has saved. `owner` is null for a
 * visitor.
 */
function savedScholarship(owner: string | null) {
  const scholarship = aScholarship({
    id: 'sch_saved',
    title: 'Bridges for Karnataka',
    expiredAt: new Date(Date.now() + 2 * 86_400_000).toISOString(),
  });
  createMarks('scholarship', owner, () => localStorage)
    .getState()
    .change((marks) => withMark(marks, 'saved', 'sch_saved', true));
  return scholarship;
}

it('[HOME-01] the home page greets a signed-in student and shows their next step instead of the choice of roles', async () => {
  openHome({ session: createFakeSession({ status: 'signed-in', user: { role: 'STUDENT' } }) });
  const step = await screen.findByRole('region', { name: 'Your next step' });
  expect(within(step).getByRole('link', { name: 'Fill in your profile' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Where do you fit in?' })).toBeNull();
  const title = screen.getByRole('heading', { level: 1, name: /^Hello, / });
  expect(title.compareDocumentPosition(step)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('link', { name: 'Get Started' })).toBeNull();
});

it('[HOME-07] the home page reminds a signed-in student of a new decision, and of a saved scholarship that ends within a week', async () => {
  seenDecisions('user_test').write([]);
  const scholarship = savedScholarship('user_test');
  openHome({
    session: createFakeSession({ status: 'signed-in', user: { role: 'STUDENT' } }),
    records: {
      scholarships: [scholarship, aScholarship({ id: 'sch_won', title: 'Hands that Heal' })],
      applications: [anApplication({ studentId: 'user_test', scholarshipId: 'sch_won', status: 'ACCEPTED' })],
    },
  });
  const reminders = await screen.findByRole('list', { name: 'Reminders' });
  const [decided, saved] = within(reminders).getAllByRole('listitem');
  expect(decided).toHaveTextContent('Hands that HealAccepted');
  expect(saved).toHaveTextContent('Bridges for Karnataka2 days left');
});

it('[HOME-07] the home page reminds a visitor of scholarships saved on this device', async () => {
  openHome({ records: { scholarships: [savedScholarship(null)] } });
  const reminders = await screen.findByRole('list', { name: 'Reminders' });
  expect(within(reminders).getByRole('link', { name: 'Bridges for Karnataka' })).toBeVisible();
});

it('[HOME-07] the home page does not remind a student of decisions made before the student’s first visit on this device', async () => {
  openHome({
    session: createFakeSession({ status: 'signed-in', user: { role: 'STUDENT' } }),
    records: {
      applications: [anApplication({ id: 'app_1', studentId: 'user_test', status: 'REJECTED' })],
    },
  });
  await screen.findByRole('region', { name: 'Your next step' });
  await waitFor(() => expect(seenDecisions('user_test').read()).toEqual(['app_1 REJECTED']));
  expect(screen.queryByRole('list', { name: 'Reminders' })).toBeNull();
});

it('[HOME-01] the home page shows the next deadlines and campaigns, and its search opens the list of scholarships', async () => {
  const router = openHome();
  const deadlines = await screen.findByRole('list', { name: 'Next deadlines' });
  expect(within(deadlines).getAllByRole('link')).toHaveLength(4);
  expect(await screen.findAllByRole('link', { name: /^View Campaign/ })).toHaveLength(2);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search scholarships' }), 'girls{Enter}');
  expect(await screen.findByText('The list')).toBeVisible();
  expect(router.state.location.search).toEqual({ q: 'girls' });
});

it('[HOME-01] if the deadlines cannot be loaded, the home page leaves them out and shows no error', async () => {
  openHome({ answers: { 'scholarships.all': broken, 'fundraisers.all': broken } });
  expect(await screen.findByRole('searchbox', { name: 'Search scholarships' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Next deadlines' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
