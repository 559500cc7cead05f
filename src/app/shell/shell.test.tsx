import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openSite } from '../transcripts/site-test-kit.tsx';

it.each([
  ['/organization', '/organization/profile'],
  ['/scholarship', '/donor/profile'],
])(
  '[SHELL-04] on %s, a donor’s ‘Your Profile’ links in the navigation bar and account menu lead to %s',
  async (path, to) => {
    openSite(path, { as: 'donor' });
    const bar = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(await bar.findByRole('link', { name: 'Your Profile' })).toHaveAttribute('href', to);
    const account = await screen.findByRole('button', { name: /^Your account/ });
    await userEvent.click(account);
    const menu = document.getElementById(account.getAttribute('popovertarget') ?? '');
    const links = within(menu as HTMLElement).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Your Profile', to],
    ]);
  },
);

it('[SHELL-06] the ‘Before you apply’ page has the short footer', async () => {
  openSite('/scholarship/sch-girls-in-stem/apply', { as: 'student' });
  await screen.findByRole('heading', { name: 'Before you apply' });
  const footer = await screen.findByRole('contentinfo');
  expect(within(footer).getByRole('link', { name: 'Help' })).toBeVisible();
  expect(within(footer).queryByRole('heading', { name: 'Explore' })).toBeNull();
});
