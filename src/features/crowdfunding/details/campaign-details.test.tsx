import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FakeRouter } from '#shared/router/fake-router.test-utils.tsx';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import type { Campaign } from '../campaign.ts';
import { SAMPLE_NOW, sampleCampaign } from '../campaign-samples.fixture.ts';
import { CampaignDetails } from './campaign-details.tsx';
import { CampaignProblem } from './campaign-problem.tsx';
import type { CampaignTab } from './details-search.ts';

function Page({ campaign }: { campaign: Campaign }) {
  const [tab, setTab] = useState<CampaignTab>('about');
  return (
    <AppTheme>
      <CampaignDetails
        campaign={campaign}
        tab={tab}
        onTab={setTab}
        actions={<p>Actions</p>}
        beside={<p>The donation panel</p>}
        panel={null}
        now={SAMPLE_NOW}
      />
    </AppTheme>
  );
}
const open = (change: Partial<Campaign> = {}) =>
  render(<Page campaign={sampleCampaign(change)} />, { wrapper: FakeRouter });
const funding = () => screen.getByRole('complementary', { name: 'Funding' });

describe('[CF-07] a campaign’s page', () => {
  it('a campaign’s page shows the image, title, description, amount raised, goal, backers, days left and progress', () => {
    const { container } = open();
    expect(screen.getByRole('heading', { level: 1, name: 'A Village Library for Kolar' })).toBeVisible();
    expect(screen.getByText(/^Two rooms, four thousand books/)).toBeVisible();
    expect(container.querySelector('svg')).toBeVisible();
    expect(funding()).toHaveTextContent('₹2,62,000 raised of ₹4,00,000');
    expect(funding()).toHaveTextContent('38 backers');
    expect(funding()).toHaveTextContent('100 days left');
    expect(funding()).toHaveTextContent('65% funded');
    expect(screen.getByText('The donation panel')).toBeVisible();
  });

  it('[CF-07] a campaign’s page shows the paise of the amount raised, so that rounding never makes a goal look reached', () => {
    open({ raisedAmount: 99_999.99, goalAmount: 100_000 });
    expect(funding()).toHaveTextContent('₹99,999.99 raised of ₹1,00,000');
  });

  it('a campaign’s page shows a full bar if the goal is exceeded, ‘0 backers’ without donations, and ‘Expired’ after the deadline', () => {
    open({
      raisedAmount: 900_000,
      donations: undefined,
      deadline: new Date(SAMPLE_NOW - 1).toISOString(),
    });
    expect(within(funding()).getByRole('progressbar')).toHaveAttribute('value', '100');
    expect(funding()).toHaveTextContent('0 backers');
    expect(funding()).toHaveTextContent('Expired');
    expect(funding()).not.toHaveTextContent(/left/);
  });

  it('a campaign’s page can show a percentage above 100', () => {
    open({ raisedAmount: 186_100, goalAmount: 120_000 });
    expect(funding()).toHaveTextContent('155% funded');
  });

  it('a campaign’s page lists the last five donations without names', () => {
    const donations = [10, 20, 30, 40, 50, 60].map((amount) => ({
      donorId: 'user_vikram_donor',
      amount,
      createdAt: `2026-11-0${amount / 10}T10:00:00Z`,
    }));
    open({ donations });
    const latest = within(screen.getByRole('region', { name: 'Latest donations' })).getAllByRole('listitem');
    expect(latest.map((item) => item.textContent)).toEqual([
      '₹606 November 2026',
      '₹505 November 2026',
      '₹404 November 2026',
      '₹303 November 2026',
      '₹202 November 2026',
    ]);
  });

  it('a campaign’s page shows the closing time on the last day, and “1 backer” after a single donation', () => {
    open({ donations: [{}], deadline: new Date(SAMPLE_NOW + 1).toISOString() });
    expect(funding()).toHaveTextContent(/1 backer(?!s)/);
    expect(funding()).toHaveTextContent(/Ends today at \d+:\d\d.[ap]m/);
  });

  it('users can switch between the About and Updates tabs of a campaign’s page by mouse and by keyboard', async () => {
    open();
    const tab = (name: string) => screen.getByRole('tab', { name });
    expect(screen.getByRole('tabpanel', { name: 'About' })).toHaveTextContent(
      'The panchayat gives the building',
    );
    await userEvent.click(tab('Updates'));
    expect(screen.getByRole('tabpanel', { name: 'Updates' })).toHaveTextContent('No updates yet.');
    expect(tab('Updates')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('About')).toHaveFocus();
    expect(tab('About')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    expect(tab('Updates')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(tab('About')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(tab('Updates')).toHaveFocus();
    // The inactive tab is not a tab stop.
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('[SAFE-02] a campaign’s page shows no “undefined” or “NaN” for missing values', () => {
    const { container } = render(
      <Page campaign={{ id: 'c', title: 'T', goalAmount: 0, ownerId: null, deadline: '2027-01-01' }} />,
      { wrapper: FakeRouter },
    );
    expect(container).not.toHaveTextContent(/undefined|null|NaN|Infinity/);
    expect(funding()).toHaveTextContent('₹0 raised of ₹0');
  });
});

function Site({ children }: { readonly children: ReactNode }) {
  return (
    <AppTheme>
      <FakeRouter>{children}</FakeRouter>
    </AppTheme>
  );
}

describe('[CF-08] a campaign that cannot be shown', () => {
  it('the page of a campaign that does not exist shows “Project Not Found” and a link back', () => {
    render(<CampaignProblem errorId="campaign-not-found" />, { wrapper: Site });
    expect(screen.getByRole('heading', { level: 1, name: 'Project Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Projects' })).toHaveAttribute('href', '/crowdfunding');
  });

  it.each([
    ['campaign-failed', 'Failed to fetch Crowdfunding details'],
    ['campaign-edit-failed', 'Failed to load fundraiser.'],
  ] as const)(
    'the page of a campaign that cannot be loaded shows the text for the error ‘%s’ and a ‘Try Again’ button',
    async (errorId, text) => {
      const onRetry = vi.fn();
      render(<CampaignProblem errorId={errorId} onRetry={onRetry} />, { wrapper: Site });
      expect(within(screen.getByRole('alert')).getByText(text)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
      expect(onRetry).toHaveBeenCalledOnce();
      expect(screen.getByRole('link', { name: 'Back to Projects' })).toBeVisible();
    },
  );
});
