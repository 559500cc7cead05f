import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeRouter } from '#shared/router/fake-router.test-utils.tsx';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { CrowdfundingLanding } from './crowdfunding-landing.tsx';

function open(isOrganization = false) {
  render(
    <AppTheme>
      <CrowdfundingLanding isOrganization={isOrganization}>
        <p>The list</p>
      </CrowdfundingLanding>
    </AppTheme>,
    { wrapper: FakeRouter },
  );
}

describe('[CF-01] the crowdfunding page', () => {
  it('the crowdfunding page links to the campaigns, labels its figures ‘Our own figures’, and has one ‘Start a Campaign’ link', () => {
    open();
    const browse = screen.getByRole('link', { name: 'Browse Campaigns' });
    const place = document.getElementById(browse.getAttribute('href')?.slice(1) ?? '');
    expect(place).toHaveTextContent('Current Campaigns');
    const figures = within(screen.getByRole('region', { name: 'Key figures' }));
    for (const [figure, label] of [
      ['$2.5M+', 'raised'],
      ['500+', 'students'],
      ['92%', 'success rate'],
    ] as const) {
      expect(figures.getByText(label).parentElement).toHaveTextContent(figure);
    }
    expect(figures.getByText('Our own figures')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Why people give here' })).toBeVisible();
    // Only the closing section links to the start page.
    expect(screen.getByRole('link', { name: 'Start a Campaign' })).toHaveAttribute(
      'href',
      '/crowdfunding/start-campaign',
    );
  });

  it('the crowdfunding page shows organizations a second, prominent ‘Start a Campaign’ link', () => {
    open(true);
    const starts = screen.getAllByRole('link', { name: 'Start a Campaign' });
    expect(starts.map((link) => link.getAttribute('href'))).toEqual([
      '/crowdfunding/start-campaign',
      '/crowdfunding/start-campaign',
    ]);
    expect(starts[0]).toHaveAttribute('data-variant', 'next');
  });
});

describe('[CF-06] the testimonials', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false, media: '' }));
  });

  const carousel = () => within(screen.getByRole('region', { name: 'Quotes' }));
  const shown = () => carousel().getByRole('group').textContent;
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  it('the crowdfunding page shows four testimonials for 5 seconds each, and marks them as examples', () => {
    open();
    expect(screen.getByText('Examples')).toBeVisible();
    const seen = new Set<string | null>();
    for (let step = 0; step < 4; step += 1) {
      seen.add(shown());
      wait(4999);
      seen.add(shown());
      wait(1);
    }
    expect(seen.size).toBe(4);
    // After the last testimonial, the carousel shows the first one again.
    expect([...seen][0]).toBe(shown());
  });

  it.each([
    ['click', () => fireEvent.click(carousel().getByRole('group'))],
    ['key', () => fireEvent.keyDown(carousel().getByRole('button', { name: 'Next' }), { key: 'Shift' })],
  ])('the crowdfunding page’s testimonials stop rotating after a %s event in the carousel', (_, touch) => {
    open();
    const first = shown();
    touch();
    wait(60_000);
    expect(shown()).toBe(first);
  });
});
