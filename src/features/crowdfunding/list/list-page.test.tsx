import { createRootRoute } from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { crowdfundingErrors } from '#contract/errors/crowdfunding.ts';
import { aFundraiser } from '#mocks/testing/records.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { createMarks, withMark } from '#shared/marks/marks-store.ts';
import { pageAt, renderPages, testQueryClient } from '#shared/router/page-test-kit.tsx';
import { createFakeSession, type FakeSessionOptions } from '#shared/session/fake-session.test-utils.ts';
import { localArea } from '#shared/store/storage-area.ts';
import { campaignListQuery } from '../crowdfunding-queries.ts';
import { Route } from './list-page.tsx';

const campaign = aFundraiser();

/** Opens the list of saved campaigns. The cache already contains one campaign. */
function openSaved(who: FakeSessionOptions) {
  const { api } = createMockApi({});
  const queryClient = testQueryClient();
  queryClient.setQueryData(campaignListQuery(api).queryKey, [campaign]);
  const session = createFakeSession(who);
  const root = createRootRoute();
  renderPages({
    routeTree: root.addChildren([pageAt(Route, '/crowdfunding', root)]),
    api,
    session,
    queryClient,
    history: '/crowdfunding?saved=true',
  });
  return session;
}

/** Saves the campaign, as another tab would. */
function save() {
  createMarks('campaign', null, localArea)
    .getState()
    .change((marks) => withMark(marks, 'saved', campaign.id, true));
}
const card = () => screen.findByRole('heading', { name: campaign.title });

it('[CF-07] the list of saved campaigns shows a campaign saved in another tab', async () => {
  openSaved({ status: 'signed-out' });
  expect(await screen.findByText(crowdfundingErrors['campaign-list-empty'])).toBeVisible();
  save();
  const key = localStorage.key(0);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(await card()).toBeVisible();
});

it('[CF-07] before the session has loaded, the list of saved campaigns does not say that it is empty', async () => {
  save();
  const session = openSaved({});
  expect(await screen.findByText('Loading campaigns')).toBeInTheDocument();
  expect(screen.queryByText(crowdfundingErrors['campaign-list-empty'])).toBeNull();
  act(() => session.settleSignedOut());
  expect(await card()).toBeVisible();
});
