import { createMemoryHistory, createRootRoute, Outlet } from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { MockServerOptions } from '#mocks/testing/mock-server.ts';
import { json } from '#mocks/testing/mock-server.ts';
import { aFundraiser, aScholarship, aUser } from '#mocks/testing/records.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { pageAt, renderPages } from '#shared/router/page-test-kit.tsx';
import { createFakeSession } from '#shared/session/fake-session.test-utils.ts';
import { readChosenRole, rememberChosenRole } from '../role/chosen-role-store.ts';
import { Route as signInRoute } from './sign-in-page.tsx';
import { Route as signUpRoute } from './sign-up-page.tsx';

interface Options extends Pick<MockServerOptions, 'answers' | 'records'> {
  /** The history state, which only our own pages write. */
  readonly state?: { readonly role: string };
}

/** Opens a sign-in page as a visitor. Every other page shows 'Somewhere else'. */
function openSignedOut(address: string, { state, ...server }: Options = {}) {
  const history = createMemoryHistory({ initialEntries: [address] });
  if (state) history.replace(address, { ...history.location.state, ...state });
  const session = createFakeSession({ status: 'signed-out' });
  const root = createRootRoute({ component: Outlet, notFoundComponent: () => <p>Somewhere else</p> });
  const { router } = renderPages({
    routeTree: root.addChildren([
      pageAt(signInRoute, '/auth/login', root),
      pageAt(signUpRoute, '/auth/sign-up', root),
    ]),
    api: createMockApi({ as: 'user_test', role: null, ...server }).api,
    session,
    history,
  });
  return { router, session };
}

/** Opens a sign-in page and signs in a user whose metadata contains no role. */
async function arriveAt(address: string, options: Options = {}) {
  const { router, session } = openSignedOut(address, options);
  await screen.findByRole('heading', { level: 1 });
  await act(async () => session.signIn({ role: null }));
  return { where: () => router.state.location.href };
}

const question = () => screen.findByRole('heading', { level: 1, name: 'Confirm your role' });

describe('the user’s reason to sign in', () => {
  it.each([
    ['/scholarship/sch_1/application-form', 'Next: apply for Girls in STEM'],
    ['/crowdfunding/camp_1?amount=500', 'Next: give ₹500 to A library for Hosur'],
  ])('[AUTH-02] the sign-in page with the redirect target %s says ‘%s’', async (redirect, text) => {
    openSignedOut(`/auth/login?redirect=${encodeURIComponent(redirect)}`, {
      records: {
        scholarships: [aScholarship({ id: 'sch_1', title: 'Girls in STEM' })],
        fundraisers: [aFundraiser({ id: 'camp_1', title: 'A library for Hosur' })],
      },
    });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText(/^Please sign in to continue as a /)).toBeVisible();
  });

  it('[AUTH-02] the sign-in page shows the amount to give, even if the campaign cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    openSignedOut('/auth/login?redirect=%2Fcrowdfunding%2Fgone%3Famount%3D500');
    expect(await screen.findByText('Next: give ₹500')).toBeVisible();
  });
});

describe('a role in a link', () => {
  it.each(['/auth/login', '/auth/sign-up'])(
    '[AUTH-05] a role in a link to %s takes effect only after the user confirms it',
    async (page) => {
      const { where } = await arriveAt(`${page}?role=ORGANIZATION&redirect=%2Fcrowdfunding`);
      expect(await question()).toBeVisible();
      expect(screen.getByText('You’re signing in as an organization.')).toBeVisible();
      expect(readChosenRole()).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Continue as an organization' }));
      expect(await screen.findByText('Somewhere else')).toBeVisible();
      expect(where()).toBe('/crowdfunding');
      expect(readChosenRole()).toBe('ORGANIZATION');
    },
  );

  it('[AUTH-05] the role confirmation offers a link to choose another role', async () => {
    await arriveAt('/auth/login?role=DONOR');
    await question();
    expect(screen.getByRole('link', { name: 'Choose another role' })).toHaveAttribute(
      'href',
      '/auth/role-selection',
    );
  });

  it('[AUTH-05] a role in a link needs confirmation even if the device has stored an earlier choice', async () => {
    rememberChosenRole('DONOR');
    await arriveAt('/auth/login?role=ORGANIZATION');
    expect(await question()).toBeVisible();
    expect(readChosenRole()).toBe('DONOR');
  });

  it('[AUTH-05] a role in a link is ignored if the server knows the user’s role', async () => {
    const { where } = await arriveAt('/auth/login?role=ORGANIZATION', {
      records: { users: [aUser({ role: 'STUDENT' })] },
    });
    expect(await screen.findByText('Somewhere else')).toBeVisible();
    expect(where()).toBe('/scholarship');
    expect(readChosenRole()).toBeNull();
  });

  it('[AUTH-05] a role in a link is not stored if the user’s role cannot be read from the server', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { where } = await arriveAt('/auth/login?role=ORGANIZATION&redirect=%2Fhelp', {
      answers: { 'users.byId': json({}, 400) },
    });
    expect(await screen.findByText('Somewhere else')).toBeVisible();
    expect(where()).toBe('/help');
    expect(readChosenRole()).toBeNull();
  });
});

describe('a role that the user has chosen', () => {
  it.each([
    ['on this device', () => rememberChosenRole('ORGANIZATION'), {}],
    ['on one of our own pages', () => {}, { state: { role: 'ORGANIZATION' } }],
  ])('[AUTH-05] [ROUTE-06] a role chosen %s needs no confirmation at sign-in', async (_, choose, options) => {
    choose();
    const { where } = await arriveAt('/auth/login?role=ORGANIZATION', options);
    expect(await screen.findByText('Somewhere else')).toBeVisible();
    expect(where()).toBe('/organization/dashboard');
    expect(readChosenRole()).toBe('ORGANIZATION');
  });

  it('[ROUTE-06] the sign-in page stores the role from the history state, and sends a donor to /donation', async () => {
    const { where } = await arriveAt('/auth/login', { state: { role: 'DONOR' } });
    expect(await screen.findByText('Somewhere else')).toBeVisible();
    expect(where()).toBe('/donation');
    expect(readChosenRole()).toBe('DONOR');
  });
});
