import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aFundraiser } from '#mocks/testing/records.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { pageAt, renderPages } from '#shared/router/page-test-kit.tsx';
import type { RouterContext } from '#shared/router/router-context.ts';
import { createFakeSession } from '#shared/session/fake-session.test-utils.ts';
import { SessionProvider } from '#shared/session/session-context.tsx';
import { createWidgetSlots } from '#shared/session/widget-slots.ts';
import { Route as landingPage } from './landing-page.tsx';

it('the sign-up dialog on the donor landing page does not reopen after a donor signs in and then signs out', async () => {
  const session = createFakeSession({ status: 'signed-out' });
  const root = createRootRouteWithContext<RouterContext>()();
  const { api } = createMockApi();
  renderPages({
    routeTree: root.addChildren([pageAt(landingPage, '/donation', root)]),
    api,
    session,
    history: '/donation',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign up as a donor' }));
  const dialog = screen.getByRole('dialog', { name: 'Join as a donor' });
  const closed = new Promise((resolve) => dialog.addEventListener('close', resolve));
  await act(async () => session.signIn({ role: 'DONOR' }));
  await closed;
  await act(() => session.signOut());
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByText('Join as a donor')).toBeNull();
});

it('[DON-06] the donor landing page links a donor to the receipt of their latest donation', async () => {
  const root = createRootRouteWithContext<RouterContext>()();
  const campaign = aFundraiser();
  const given = (id: string, amount: number, createdAt: string) => ({
    id,
    amount,
    createdAt,
    donorId: 'user_test',
    fundraiserId: campaign.id,
    paymentId: null,
  });
  const donations = [
    given('don_old', 100, '2026-11-01T10:00:00.000Z'),
    given('don_new', 500, '2026-11-27T10:00:00.000Z'),
  ];
  renderPages({
    routeTree: root.addChildren([pageAt(landingPage, '/donation', root)]),
    api: createMockApi({ as: 'user_test', role: 'DONOR', records: { fundraisers: [campaign], donations } })
      .api,
    session: createFakeSession({ status: 'signed-in', user: { id: 'user_test', role: 'DONOR' } }),
    history: '/donation',
  });
  const receipt = await screen.findByRole('link', { name: 'Your latest receipt: ₹500, 27 November 2026' });
  expect(receipt).toHaveAttribute('href', '/donor/profile?receipt=don_new');
});

it.each(['Sign up as a donor', 'Sign in'])(
  '[DON-06] the ‘%s’ dialog on the donor landing page requests the donor role and returns the user to that page',
  async (name) => {
    const session = createFakeSession({ status: 'signed-out' });
    const slots = createWidgetSlots();
    const root = createRootRouteWithContext<RouterContext>()({
      component: () => (
        <SessionProvider session={session} widgets={slots}>
          <Outlet />
        </SessionProvider>
      ),
    });
    renderPages({
      routeTree: root.addChildren([pageAt(landingPage, '/donation', root)]),
      api: createMockApi().api,
      session,
      history: '/donation',
    });
    await userEvent.click(await screen.findByRole('button', { name }));
    const carried = '?role=DONOR&redirect=%2Fdonation';
    expect(slots.getState().map(({ request }) => request)).toMatchObject([
      {
        role: 'DONOR',
        redirectTo: '/donation',
        signInUrl: `/auth/login${carried}`,
        signUpUrl: `/auth/sign-up${carried}`,
      },
    ]);
  },
);
