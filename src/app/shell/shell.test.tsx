import { act, screen, waitFor, within } from '@testing-library/react';
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

it.each(['Apply Now: Girls in STEM Scholarship', 'Girls in STEM Scholarship'])(
  '[SCH-03] [WCAG-2.4.3] going back from a scholarship returns the focus to the link ‘%s’ in the list',
  async (name) => {
    const { router } = openSite('/scholarship');
    const findLink = async () => within(await screen.findByRole('main')).findByRole('link', { name });
    (await findLink()).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Girls in STEM Scholarship' })).toBeVisible();
    act(() => router.history.back());
    const link = await findLink();
    await waitFor(() => expect(link).toHaveFocus());
    const { top, bottom } = link.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(innerHeight);
  },
);

it('[SHELL-02] the navigation bar marks ‘Scholarships’ as current on a scholarship’s page, and ‘Contact’ on the contact page', async () => {
  const { router } = openSite('/scholarship/sch-girls-in-stem');
  const bar = within(await screen.findByRole('navigation', { name: 'Main' }));
  const current = () => bar.getByRole('link', { current: 'page' });
  expect(current()).toHaveTextContent('Scholarships');
  await userEvent.click(bar.getByRole('link', { name: 'Contact' }));
  await waitFor(() => expect(current()).toHaveTextContent('Contact'));
  expect(router.state.location.pathname).toBe('/contact');
});

/** Pages for one role, each with a persona of another role. */
const reserved = [
  ['/student/details', 'students', 'organization'],
  ['/student/profile', 'students', 'organization'],
  ['/student/applications', 'students', 'organization'],
  ['/organization/profile', 'organizations', 'student'],
  ['/organization/dashboard', 'organizations', 'student'],
  ['/organization/dashboard/create-scholarship', 'organizations', 'student'],
  ['/organization/dashboard/scholarship-analytics', 'organizations', 'student'],
  ['/scholarship/sch-girls-in-stem/application-form', 'students', 'donor'],
] as const;
const ownPages = {
  organization: '/organization/dashboard',
  student: '/student/profile',
  donor: '/donor/profile',
} as const;

it.each(reserved)(
  '[AUTH-05] %s says that it is for %s, offers the persona ‘%s’ a link to their own page, and requests no protected data',
  async (path, owners, as) => {
    const { calls, queryClient } = openSite(path, { as });
    const content = within(await screen.findByRole('main'));
    expect(await content.findByText(`This page is for ${owners}.`)).toBeVisible();
    expect(content.queryByRole('textbox')).toBeNull();
    expect(content.getByRole('link', { name: /^Go to/ })).toHaveAttribute('href', ownPages[as]);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    // The page must not request data that the visitor isn't allowed to see.
    const vain = owners === 'students' ? /\/(students|applications)\// : /\/organizations\//;
    expect(calls.filter((call) => vain.test(call.path))).toEqual([]);
  },
);

it.each(reserved)(
  '[ROUTE-03] %s, which is for %s, redirects a signed-out visitor to sign-in, with the return path in the URL',
  async (path) => {
    const { router } = openSite(path);
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
    expect(router.state.location.search).toMatchObject({ redirect: path });
  },
);
