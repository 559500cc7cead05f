import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FakeRouter } from '#shared/router/fake-router.test-utils.tsx';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { Dashboard, type DashboardProps } from './dashboard.tsx';
import { ownScholarships } from './dashboard-figures.ts';
import { OwnCampaigns } from './own-campaigns.tsx';

const NOW = Date.UTC(2026, 10, 21, 6);
const scholarships = ownScholarships(
  [
    {
      id: 'sch 1',
      title: 'Girls in STEM',
      totalAmount: 75_000,
      organizationId: 'u',
      expiredAt: '2026-12-01T00:00:00Z',
    },
    {
      id: 'sch_2',
      title: 'Monsoon Relief',
      totalAmount: 50_000,
      organizationId: 'u',
      expiredAt: '2026-10-01T00:00:00Z',
    },
  ],
  'u',
  NOW,
);

function open(changes: Partial<DashboardProps> = {}) {
  const onRetry = vi.fn();
  render(
    <AppTheme>
      <Dashboard
        organization={{ organizationName: 'Vidya Trust', verified: true }}
        scholarships={scholarships}
        isLoading={false}
        failure={null}
        failedAttempts={0}
        tab="current"
        published={null}
        now={NOW}
        onRetry={onRetry}
        {...changes}
      />
    </AppTheme>,
    { wrapper: FakeRouter },
  );
  return { onRetry };
}

describe('the dashboard', () => {
  it('[ORG-09] the dashboard shows figures, marks their growth as sample data, and shows tabs with counts', () => {
    open();
    for (const growth of ['+12%', '+18%', '+8%']) expect(screen.getByText(growth)).toBeVisible();
    // The dashboard shows no growth for 0 applications.
    expect(screen.queryByText(/\+5%/)).toBeNull();
    expect(screen.getAllByText('Sample data')).toHaveLength(1);
    expect(screen.getByText('₹1,25,000')).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: 'Scholarships by deadline' }));
    expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Current 1',
      'Upcoming 0',
      'Past 1',
    ]);
    expect(tabs.getByRole('link', { name: 'Current 1' })).toHaveAttribute('aria-current', 'page');
  });

  it('[ORG-09] the dashboard’s Upcoming tab explains why it is always empty', () => {
    open({ tab: 'upcoming' });
    expect(screen.getByText(/none are upcoming/)).toBeVisible();
  });

  it.each([
    ['with scholarships', scholarships],
    ['before anything has loaded', null],
  ])('[ORG-10] %s, the dashboard links to the analytics', (_, own) => {
    open({ scholarships: own });
    expect(screen.getByRole('link', { name: 'All analytics' })).toHaveAttribute(
      'href',
      '/organization/dashboard/scholarship-analytics',
    );
  });

  it('[ORG-10] the dashboard links to a scholarship’s page, analytics and edit form, and to the form for a new scholarship', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'More: Girls in STEM' }));
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('View Details: Girls in STEM')).toBe('/scholarship/sch%201');
    expect(href('View Analytics: Girls in STEM')).toBe(
      '/organization/dashboard/scholarship-analytics?scholarship=sch+1',
    );
    expect(href('Edit: Girls in STEM')).toBe('/organization/dashboard/edit-scholarship/sch%201');
    expect(href('Create Scholarship')).toBe('/organization/dashboard/create-scholarship');
  });

  it('[ORG-10] the dashboard hides a scholarship’s ‘Edit’ link until the user presses ‘More’', async () => {
    open();
    const more = screen.getByRole('button', { name: 'More: Girls in STEM' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'Edit: Girls in STEM' })).toBeNull();
    await userEvent.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Edit: Girls in STEM' })).toBeVisible();
  });

  it('[ORG-10] a scholarship’s title on the dashboard links to the scholarship’s page', () => {
    open();
    const row = within(screen.getByRole('heading', { name: 'Girls in STEM' }));
    expect(row.getByRole('link')).toHaveAttribute('href', '/scholarship/sch%201');
  });

  it('[ORG-09] the dashboard shows the organization, its undecided applications and the scholarships that end soon', () => {
    const [stem, ...current] = scholarships.current;
    const applications = ['PENDING', null, 'ACCEPTED'].map((status, index) => ({ id: `${index}`, status }));
    open({ scholarships: { ...scholarships, current: stem ? [{ ...stem, applications }, ...current] : [] } });
    expect(screen.getByText('Vidya Trust')).toBeVisible();
    expect(screen.getByText('Verified Organization')).toBeVisible();
    const work = within(screen.getByRole('region', { name: 'To do' }));
    expect(work.getByRole('heading', { name: '2 applications to decide' })).toBeVisible();
    expect(work.getByRole('link', { name: 'Review applications' })).toHaveAttribute(
      'href',
      '/organization/dashboard/review/sch%201',
    );
    expect(screen.getByText('Start with:').parentElement).toHaveTextContent('Start with: Girls in STEM (2)');
    expect(screen.getByText('Closes next:').parentElement).toHaveTextContent(
      'Closes next: Girls in STEM 11 days left',
    );
    expect(screen.getByRole('link', { name: 'Review applications: Girls in STEM' })).toBeVisible();
  });

  it('[ORG-09] the dashboard says that a closed scholarship is waiting for the organization’s decision', () => {
    const past = scholarships.past.map((one) => ({ ...one, applications: [{ id: '1', status: 'PENDING' }] }));
    open({ scholarships: { ...scholarships, past } });
    const line = screen.getByText('Closed, waiting for your decision:').parentElement as HTMLElement;
    expect(line).toHaveTextContent('Closed, waiting for your decision: Monsoon Relief (1)');
    expect(within(line).getByRole('link')).toHaveAttribute('href', '/scholarship/sch_2');
  });

  const firstSteps = () => within(screen.getByRole('region', { name: 'Three steps to your first students' }));
  const stepStates = () =>
    firstSteps()
      .getAllByRole('listitem')
      .map((step) => within(step).queryByText(/^(Done|In review)$/)?.textContent ?? 'open');
  const setu = { organizationName: 'Setu', verified: false };

  it.each([
    ['without a profile', null, ['open', 'open', 'open']],
    ['without a document', setu, ['Done', 'open', 'open']],
    [
      'with a document',
      { ...setu, documentURL: 'https://files.example/deed.pdf' },
      ['Done', 'In review', 'open'],
    ],
    ['with a verified profile', { ...setu, verified: true }, ['Done', 'Done', 'open']],
  ])(
    '[ORG-09] on the dashboard, a new organization %s sees the getting-started steps instead of figures and tabs',
    (_, organization, states) => {
      open({ organization, scholarships: ownScholarships([], 'u', NOW) });
      expect(stepStates()).toEqual(states);
      expect(screen.queryByText('Total scholarships')).toBeNull();
      expect(screen.queryByRole('navigation', { name: 'Scholarships by deadline' })).toBeNull();
      expect(screen.queryByRole('link', { name: 'All analytics' })).toBeNull();
      expect(screen.getByRole('link', { name: 'Create Scholarship' })).toHaveAttribute(
        'href',
        '/organization/dashboard/create-scholarship',
      );
    },
  );

  it('[ORG-09] the dashboard’s getting-started steps stay after the first scholarship is published, until the organization is verified', () => {
    open({ organization: setu });
    expect(stepStates()).toEqual(['Done', 'open', 'Done']);
    expect(screen.getByText('Total scholarships')).toBeVisible();
    expect(firstSteps().getByRole('link', { name: 'Add your document' })).toHaveAttribute(
      'href',
      '/organization/profile?edit=true#documentURL',
    );
  });

  it('[ORG-09] the dashboard’s getting-started steps disappear once all are done', () => {
    open();
    expect(screen.queryByRole('region', { name: 'Three steps to your first students' })).toBeNull();
  });

  it('[ORG-09] the dashboard lists the organization’s campaigns with the amount raised and an edit link', () => {
    const campaign = {
      id: 'library',
      title: 'A Village Library',
      goalAmount: 10_000,
      deadline: '2026-12-31',
      donations: [{ amount: 250 }, { amount: 500 }],
    };
    open({ children: <OwnCampaigns campaigns={[campaign]} now={NOW} /> });
    expect(screen.getByText('₹750 of ₹10,000')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit: A Village Library' })).toHaveAttribute(
      'href',
      '/crowdfunding/library?edit=true',
    );
  });

  it('[ORG-11] when a refresh of the dashboard fails, its content stays and the user can retry', async () => {
    const { onRetry } = open({
      failure: { text: 'Failed to load scholarships: x. Please try again later.', signIn: null },
    });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Failed to load scholarships: x. Please try again later.',
    );
    expect(screen.getByRole('heading', { name: 'Girls in STEM' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('[SAFE-04] when the session has ended, the dashboard offers a sign-in link that leads back to the dashboard', () => {
    open({
      failure: {
        text: 'Failed to load scholarships: HTTP 401',
        signIn: { to: '/auth/login', search: { redirect: '/organization/dashboard' } },
      },
    });
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByRole('link', { name: 'Sign in again' })).toHaveAttribute(
      'href',
      '/auth/login?redirect=%2Forganization%2Fdashboard',
    );
    expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('[ORG-11] the dashboard confirms that a scholarship was changed', () => {
    open({ published: { text: '“Girls in STEM” is saved.' } });
    expect(screen.getByRole('status')).toHaveTextContent('“Girls in STEM” is saved.');
    expect(screen.queryByRole('link', { name: 'See what students see' })).toBeNull();
  });

  it('[ORG-18] after a scholarship is published, the dashboard lets the organization view it, share it and copy its link', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    open({
      published: {
        text: '“Girls in STEM” is published.',
        published: { id: 'sch 1', title: 'Girls in STEM' },
      },
    });
    const news = within(screen.getByRole('status'));
    expect(news.getByRole('heading', { name: '“Girls in STEM” is published.' })).toBeVisible();
    expect(news.getByRole('link', { name: 'See what students see' })).toHaveAttribute(
      'href',
      '/scholarship/sch%201',
    );
    const url = `${window.location.origin}/scholarship/sch%201`;
    expect(news.getByRole('link', { name: /^Share on WhatsApp/ })).toHaveAttribute(
      'href',
      `https://wa.me/?text=${encodeURIComponent(`Girls in STEM ${url}`)}`,
    );
    await userEvent.click(news.getByRole('button', { name: 'Copy link' }));
    expect(await news.findByRole('button', { name: 'Link copied' })).toBeVisible();
    expect(copied).toHaveBeenCalledExactlyOnceWith(url);
  });

  it('[ORG-18] if the browser cannot copy a scholarship’s link, the dashboard shows the link as text', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    open({ published: { text: 'Published.', published: { id: 'stem', title: 'Girls in STEM' } } });
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(`${window.location.origin}/scholarship/stem`)).toBeVisible();
  });

  it.each([
    [1, 'No scholarships to show yet.'],
    [2, "We're having trouble connecting to the server. Please try again later."],
  ])(
    '[ORG-12] when the number of failed loads is %i, the empty dashboard says “%s”',
    (failedAttempts, text) => {
      open({ scholarships: null, failure: { text: 'Failed', signIn: null }, failedAttempts });
      expect(screen.getByText(text)).toBeVisible();
    },
  );

  it('[ORG-12] dashboard figures that have not loaded show as unknown, not as 0', () => {
    open({ scholarships: null, failure: { text: 'Failed', signIn: null }, failedAttempts: 1 });
    expect(screen.getAllByText('Not known yet')).toHaveLength(4);
    expect(screen.queryByText('₹0')).toBeNull();
    expect(screen.queryByText('No scholarships yet.')).toBeNull();
    expect(screen.getByRole('link', { name: 'Current' })).toBeVisible();
  });

  it('the dashboard’s empty Current tab links to the past scholarships', () => {
    open({ scholarships: { ...scholarships, current: [] } });
    expect(screen.getByText('No scholarships are open right now.')).toBeVisible();
    expect(screen.queryByText('No scholarships yet.')).toBeNull();
    expect(screen.getByRole('link', { name: 'See past scholarships' })).toHaveAttribute(
      'href',
      '/organization/dashboard?tab=past',
    );
  });

  it('the dashboard’s empty Past tab explains when a scholarship moves there', () => {
    open({ scholarships: { ...scholarships, past: [] }, tab: 'past' });
    expect(screen.getByText('No scholarships have ended yet.')).toBeVisible();
    expect(screen.getByText(/^A scholarship moves here when its deadline passes/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See current scholarships' })).toBeVisible();
  });

  it('[ORG-12] if an organization has no scholarships, the dashboard says “No scholarships yet.”, even if earlier loads failed', () => {
    open({ scholarships: { current: [], upcoming: [], past: [] }, failedAttempts: 3 });
    expect(screen.getByText('No scholarships yet.')).toBeVisible();
  });
});
