import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FakeRouter } from '#shared/router/fake-router.test-utils.tsx';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { SiteHeader } from './site-header.tsx';
import { ownLink } from './site-links.ts';

it('[SHELL-02] on the dashboard, an organization’s navigation bar lists the dashboard first and marks only that link as current', () => {
  render(
    <AppTheme>
      <SiteHeader
        pathname="/organization/dashboard"
        own={ownLink('ORGANIZATION', '/organization/profile')}
        isGuest={false}
        account={null}
      />
    </AppTheme>,
    { wrapper: FakeRouter },
  );
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links[0]).toHaveTextContent('Dashboard');
  expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([links[0]]);
});

it.each([
  ['/', 'Home', '/'],
  ['/about-edu-empower', 'About', '/about-edu-empower'],
  ['/scholarship', 'Scholarships', '/scholarship'],
  ['/scholarship/sch-girls-in-stem', 'Scholarships', '/scholarship'],
  ['/crowdfunding', 'Crowdfunding', '/crowdfunding'],
  ['/organization', 'Organization', '/organization'],
  ['/donation', 'Donate', '/donation'],
  ['/contact', 'Contact', '/contact'],
])('[SHELL-02] on %s, the navigation bar marks ‘%s’, which links to %s, as current', (pathname, name, to) => {
  render(
    <AppTheme>
      <SiteHeader pathname={pathname} own={null} isGuest account={null} />
    </AppTheme>,
    { wrapper: FakeRouter },
  );
  const bar = within(screen.getByRole('navigation', { name: 'Main' }));
  const current = bar.getByRole('link', { current: 'page' });
  expect(current).toHaveTextContent(name);
  expect(current).toHaveAttribute('href', to);
});

it('[SHELL-05] the navigation menu closes when the page changes', async () => {
  const header = (pathname: string) => (
    <AppTheme>
      <SiteHeader pathname={pathname} own={null} isGuest account={null} />
    </AppTheme>
  );
  const { rerender, container } = render(header('/about'), { wrapper: FakeRouter });
  const menu = container.querySelector('dialog');
  menu?.showModal();
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  rerender(header('/'));
  await waitFor(() => expect(menu?.open).toBe(false));
});
