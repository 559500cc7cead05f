import { createRootRoute } from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aFundraiser } from '#mocks/testing/records.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { createFakeCheckout } from '#shared/payment/fake-checkout.ts';
import { pageAt, renderPages, testQueryClient } from '#shared/router/page-test-kit.tsx';
import { createFakeSession } from '#shared/session/fake-session.ts';
import { lazyPaymentSessions } from '../payment/lazy-payment-sessions.ts';
import { Route } from './give-page.tsx';

it('takes no donation before it is known who gives', async () => {
  const campaign = aFundraiser();
  const { api } = createMockApi({ records: { fundraisers: [campaign] } });
  const session = createFakeSession();
  const queryClient = testQueryClient();
  const checkout = createFakeCheckout();
  const payments = lazyPaymentSessions({ api, queryClient, session, checkout, now: Date.now });
  const root = createRootRoute({ beforeLoad: () => ({ payments }) });
  renderPages({
    routeTree: root.addChildren([pageAt(Route, '/crowdfunding/$id/', root)]),
    api,
    session,
    queryClient,
    history: `/crowdfunding/${campaign.id}`,
  });
  expect(await screen.findByRole('button', { name: 'Donate ₹50' })).toBeDisabled();
  await act(async () => session.settleSignedOut());
  expect(await screen.findByRole('link', { name: 'Sign in to donate ₹50' })).toBeVisible();
});
