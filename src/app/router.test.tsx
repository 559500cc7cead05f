import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { personaAsUser } from '#mocks/testing/people.ts';
import { openSite } from './transcripts/site-test-kit.tsx';

it('the router keeps the scroll position when it reloads the current route', async () => {
  const { router, findByRole } = openSite('/about');
  await findByRole('link', { name: 'Become a Donor' });
  const reloaded = router.invalidate();
  window.scrollTo({ top: 300, behavior: 'instant' });
  expect(window.scrollY).toBe(300);
  await reloaded;
  expect(window.scrollY).toBe(300);
});

it('[ORG-08] the dashboard redirects a signed-out visitor to a sign-in page whose URL contains the organization role and the return path', async () => {
  const { router, findByRole } = openSite('/organization/dashboard');
  expect(await findByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  expect(router.state.location.href).toBe(
    '/auth/login?role=ORGANIZATION&redirect=%2Forganization%2Fdashboard',
  );
});

it.each([
  ['10+', '10 '],
  ['1.0', '1.0'],
  ['%22girls%22', '"girls"'],
  ['12345678901234567890', '12345678901234567890'],
])('the search parameter q=%s fills the scholarship search box with %j', async (written, typed) => {
  const { findByRole } = openSite(`/scholarship?q=${written}`);
  expect(await findByRole('searchbox', { name: 'Search scholarships' })).toHaveValue(typed);
});

it('[ROUTE-02] /home shows a signed-in organization its home page', async () => {
  const { router } = openSite('/home', { as: 'organization' });
  expect(await screen.findByRole('heading', { level: 1, name: /^Hello, / })).toBeVisible();
  expect(router.state.location.pathname).toBe('/home');
});

it('[SCH-10] [SCH-13] the scholarship page sets the document title, and sets it again when the user goes back to the page', async () => {
  const { router } = openSite('/scholarship/details?id=sch-girls-in-stem');
  const title = 'Girls in STEM Scholarship · EduEmpower';
  await waitFor(() => expect(document.title).toBe(title));
  await act(() => router.navigate({ to: '/help' }));
  await waitFor(() => expect(document.title).toBe('Help · EduEmpower'));
  act(() => router.history.back());
  await waitFor(() => expect(document.title).toBe(title));
});

it.each([
  ['/scholarship', 'Search scholarships', 'stem', /^Apply Now: Girls in STEM/, 'Back to Scholarships'],
  ['/crowdfunding', 'Search campaigns', 'library', /^View Campaign: A Village Library/, 'All campaigns'],
])(
  '[SCH-09] [CF-07] a link back to %s keeps the search that the user typed just before opening a result',
  async (list, name, typed, result, back) => {
    openSite(list);
    await screen.findByRole('link', { name: result });
    await userEvent.type(screen.getByRole('searchbox', { name }), typed);
    await userEvent.click(screen.getByRole('link', { name: result }));
    expect(await screen.findByRole('link', { name: back })).toHaveAttribute('href', `${list}?q=${typed}`);
  },
);

it.each([
  ['/scholarship', '/scholarship/sch-girls-in-stem', 'Back to Scholarships'],
  ['/crowdfunding', '/crowdfunding/fund-village-library', 'All campaigns'],
])(
  '[AUTH-07] a link back to %s does not repeat a search by the tab’s previous user',
  async (list, page, back) => {
    const { session, router } = openSite(`${list}?q=girls`, { as: 'student' });
    await screen.findByRole('searchbox');
    await act(() => router.navigate({ to: '/home' }));
    await act(() => session.signOut());
    await act(async () => session.signIn(personaAsUser('donor'), 'sess_next'));
    await act(() => router.navigate({ to: page }));
    expect(await screen.findByRole('link', { name: back })).toHaveAttribute('href', list);
  },
);
