import type { QueryClient } from '@tanstack/react-query';
import { createRootRoute, createRoute } from '@tanstack/react-router';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, use, useEffect } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { loadSessionWork } from '#features/auth/index.ts';
import { type Answer, asUsual, json } from '#mocks/testing/mock-server.ts';
import { aFundraiser, anOrganization } from '#mocks/testing/records.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { pageAt, renderPages, testQueryClient } from '#shared/router/page-test-kit.tsx';
import { createFakeSession, type FakeSessionOptions } from '#shared/session/fake-session.test-utils.ts';
import type { Campaign } from '../campaign.ts';
import { campaignsKey } from '../crowdfunding-queries.ts';
import { Route } from './details-page.tsx';
import { type PanelReport, ReportPanel } from './panel-report-context.tsx';

const { followSession } = await loadSessionWork();
const campaign = aFundraiser();
const organization = anOrganization();
const owner = { id: campaign.organizationId, role: 'ORGANIZATION' } as const;

/** Opens a campaign's page. By default, signs in as the owner and opens the edit form. */
function openForm({
  answer = json({ error: 'Please sign in.' }, 401),
  queryClient = testQueryClient(),
  who = { status: 'signed-in', user: owner },
  read,
  search = '?edit=true',
  organizationRead,
  panel,
}: {
  readonly answer?: Answer;
  readonly queryClient?: QueryClient;
  readonly who?: FakeSessionOptions;
  /** Overrides the server's response to a request for the campaign. */
  readonly read?: Answer;
  readonly search?: string;
  readonly organizationRead?: Answer;
  /** Stands in for the donation panel. */
  readonly panel?: () => ReactNode;
} = {}) {
  const { api, calls } = createMockApi({
    as: 'organization',
    records: { fundraisers: [campaign], organizations: [organization] },
    answers: {
      'fundraisers.update': answer,
      ...(read && { 'fundraisers.byId': read }),
      ...(organizationRead && { 'organizations.byUser': organizationRead }),
    },
  });
  const session = createFakeSession(who);
  onTestFinished(
    followSession({
      session,
      queryClient,
      endCalls: () => {},
      recheckPage: async () => {},
      reload: () => {},
      holdsForm: () => false,
      now: Date.now(),
    }),
  );
  const root = createRootRoute({ notFoundComponent: () => <p>Somewhere else</p> });
  const page = pageAt(Route, '/crowdfunding/$id', root);
  const beside = createRoute({ getParentRoute: () => page, path: '/', component: panel });
  const { router } = renderPages({
    routeTree: root.addChildren([page.addChildren([beside])]),
    api,
    session,
    queryClient,
    history: `/crowdfunding/${campaign.id}${search}`,
  });
  return Object.assign(session, { router, calls });
}

/** Broadcasts a sign-out, as another tab would. Resolves once this tab has received the message. */
function tellTabs(notice: { readonly userId: string; readonly deletesDrafts: boolean }): Promise<void> {
  const [otherTab, here] = [1, 2].map(() => new BroadcastChannel('eduempower.sign-out'));
  return new Promise((resolve) => {
    here?.addEventListener('message', () => {
      otherTab?.close();
      here.close();
      resolve();
    });
    otherTab?.postMessage(notice);
  });
}
const title = () => screen.findByRole('textbox', { name: 'Title' });

it('[CF-12] [SAFE-04] the campaign form survives an expired session, and a failed save offers a sign-in link that leads back to the form', async () => {
  const session = openForm();
  await userEvent.type(await title(), ' for Kolar');
  await act(async () => session.settleSignedOut());
  expect(await title()).toHaveValue('A Village Library for Kolar');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByRole('link', { name: 'Sign in again' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(`/crowdfunding/${campaign.id}?edit=true`)),
  );
});

it('[CF-07] [AUTH-07] a campaign’s edit form closes when another user signs in', async () => {
  const session = openForm();
  await userEvent.type(await title(), ' for Kolar');
  await act(async () => session.settleSignedOut());
  await act(async () => session.signIn({ id: 'user_other', role: 'ORGANIZATION' }));
  expect(await screen.findByRole('complementary', { name: 'Funding' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
});

it.each(['before', 'after'])(
  '[CF-07] [AUTH-07] a campaign’s edit form closes if the notice of a sign-out in another tab arrives %s the session ends',
  async (order) => {
    const session = openForm();
    await userEvent.type(await title(), ' for Kolar');
    const tell = async () => tellTabs({ userId: owner.id, deletesDrafts: false });
    if (order === 'before') await act(tell);
    await act(async () => session.settleSignedOut());
    if (order === 'after') void tell();
    expect(await screen.findByRole('complementary', { name: 'Funding' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
  },
);

it('[CF-12] editing a campaign sends only the user’s own changes, even if the campaign has changed elsewhere', async () => {
  const queryClient = testQueryClient();
  const { calls } = openForm({ queryClient, answer: asUsual });
  const about = await screen.findByRole('textbox', { name: 'About' });
  await userEvent.type(about, ' More.');
  act(() => {
    queryClient.setQueryData([...campaignsKey, 'by-id', campaign.id], {
      ...queryClient.getQueryData<Campaign>([...campaignsKey, 'by-id', campaign.id]),
      title: 'A Library for Two Villages',
      goalAmount: 99_000,
    });
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByRole('complementary', { name: 'Funding' })).toBeVisible();
  expect(calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
    about: `${campaign.about} More.`,
  });
});

it('[CF-07] [AUTH-07] a campaign’s edit form closes when another user signs in from another tab', async () => {
  const session = openForm();
  await userEvent.type(await title(), ' for Kolar');
  await act(async () => session.settleSignedOut());
  expect(await title()).toBeVisible();
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'eduempower.visitor', newValue: 'user_other' }));
  });
  expect(await screen.findByRole('complementary', { name: 'Funding' })).toBeVisible();
});

it('[CF-12] a campaign save that finishes after the user has left the form deletes the draft and does not navigate', async () => {
  let answer: ((response: Response) => void) | null = null;
  const { router } = openForm({
    answer: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  await userEvent.type(await title(), ' for Kolar');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(answer).not.toBeNull());
  await act(async () => router.navigate({ to: '/elsewhere' } as never));
  expect(await screen.findByText('Somewhere else')).toBeVisible();
  await act(async () => answer?.(json(campaign)()));
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]));
  expect(router.state.location.pathname).toBe('/elsewhere');
});

it('[SAFE-04] the campaign form does not open again while a save is pending', async () => {
  const saved = Promise.withResolvers<void>();
  openForm({
    answer: async ({ pass }) => {
      await saved.promise;
      return pass();
    },
  });
  await userEvent.type(await title(), ' for Kolar');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Edit' }));
  expect(await screen.findByText('Loading the campaign')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
  saved.resolve();
  expect(await screen.findByRole('heading', { name: 'A Village Library for Kolar' })).toBeVisible();
});

it('[CF-07] a campaign’s Save button is disabled until the session has loaded; a click then saves the campaign', async () => {
  const { settleSignedOut } = openForm({ who: {}, search: '' });
  expect(await screen.findByRole('button', { name: 'Save' })).toBeDisabled();
  await act(async () => settleSignedOut());
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'true');
});

it('[CF-07] a campaign’s page shows the organization’s name to signed-in users', async () => {
  openForm({ search: '' });
  expect(await screen.findByText('Vidya Trust')).toBeVisible();
  expect(screen.getByText('Verified organization')).toBeVisible();
  expect(screen.getByText(organization.registrationNumber)).toBeVisible();
});

it('[CF-07] a campaign’s page tells signed-out visitors that we checked the organization, and offers a sign-in link to see its name', async () => {
  openForm({ who: { status: 'signed-out' }, search: '?tab=updates' });
  expect(await screen.findByText(/^Run by an organization we’ve checked\./)).toBeVisible();
  const href =
    screen.getByRole('link', { name: 'Sign in to see the organization’s name' }).getAttribute('href') ?? '';
  expect(new URL(href, 'http://site.example').searchParams.get('redirect')).toBe(
    `/crowdfunding/${campaign.id}?tab=updates`,
  );
});

it('[CF-15] the ‘Report this campaign’ link includes the campaign’s title and URL', async () => {
  openForm({ search: '' });
  const href = (await screen.findByRole('link', { name: 'Report this campaign' })).getAttribute('href') ?? '';
  const { pathname, searchParams } = new URL(href, 'http://site.example');
  expect(pathname).toBe('/contact');
  expect(searchParams.get('subject')).toBe(`Report: ${campaign.title}`);
  expect(searchParams.get('message')).toMatch(/^I want to report this page: http.*\/crowdfunding\//);
});

it('[CF-07] a campaign’s page shows no organization if the server withholds it', async () => {
  const refused = vi.fn(json({ error: 'Not for you.' }, 403));
  openForm({ search: '', organizationRead: refused });
  await waitFor(() => expect(refused).toHaveBeenCalled());
  expect(await screen.findByRole('complementary', { name: 'Funding' })).toBeVisible();
  expect(screen.queryByText('Verified organization')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('[CF-11] the page of a new campaign offers a link to share the campaign', async () => {
  const { router } = openForm({ search: '' });
  await screen.findByRole('complementary', { name: 'Funding' });
  expect(screen.queryByText('Your campaign is open')).toBeNull();
  await act(async () =>
    router.navigate({
      to: '/crowdfunding/$id',
      params: { id: campaign.id },
      state: { isNewCampaign: true },
    } as never),
  );
  expect(await screen.findByText('Your campaign is open')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Share on WhatsApp/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/\?text=A%20Village%20Library/),
  );
});

it('[CF-12] Cancel goes back in the history if the campaign form was opened from the campaign’s page', async () => {
  const { router } = openForm({ search: '' });
  await userEvent.click(await screen.findByRole('link', { name: 'Edit' }));
  await title();
  expect(router.state.location.state.__TSR_index).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('complementary', { name: 'Funding' })).toBeVisible();
  expect(router.state.location.state.__TSR_index).toBe(0);
});

// On wide screens, the donation bar is hidden, and queries by role skip hidden elements. These
// tests therefore find the bar by its text or link target.

/** A donation panel that sends this report to the page. */
const panelThat = (report: PanelReport | null) =>
  function Panel() {
    const tell = use(ReportPanel);
    useEffect(() => tell(report), [tell]);
    return <p>The panel</p>;
  };
const bar = () => document.querySelector('a[href="#donate"]');

it('[DON-04] while a payment is unsettled, a campaign’s donation bar links to the payment and offers no donation', async () => {
  openForm({ search: '', panel: panelThat({ isUnsettled: true, sum: '₹500' }) });
  expect((await screen.findByText('Check your payment first')).closest('a')).toBe(bar());
  expect(bar()).toHaveTextContent(/^Check your payment first$/);
});

it('[DON-04] a campaign’s donation bar stays hidden until the donation panel knows whether a payment is unsettled', async () => {
  openForm({ search: '', panel: panelThat(null), who: { status: 'signed-out' } });
  expect(await screen.findByText('The panel')).toBeInTheDocument();
  expect(bar()).toBeNull();
});

it.each([
  ['₹500', 'Donate ₹500'],
  [null, 'Donate'],
])('[DON-01] with the chosen amount %s, a campaign’s donation bar shows ‘%s’', async (sum, text) => {
  openForm({
    search: '',
    who: { status: 'signed-out' },
    panel: panelThat({ isUnsettled: false, sum }),
  });
  expect((await screen.findByText(text)).closest('a')).toBe(bar());
});

it('[CF-16] on the page of its own campaign, an organization sees Edit and Share buttons and a collapsed donation panel', async () => {
  openForm({ search: '', panel: panelThat({ isUnsettled: false, sum: '₹50' }) });
  const edit = await screen.findByRole('link', { name: 'Edit' });
  expect(edit.nextElementSibling).toBe(screen.getByRole('button', { name: 'Share' }));
  expect(bar()).toBeNull();
  expect(screen.getByText('The panel')).not.toBeVisible();
  await userEvent.click(screen.getByText('Donate to your own campaign'));
  expect(screen.getByText('The panel')).toBeVisible();
});
