import { createMemoryHistory, createRootRoute, Outlet } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { pageAt, renderPages } from '#shared/router/page-test-kit.tsx';
import { createFakeSession, type FakeSessionOptions } from '#shared/session/fake-session.test-utils.ts';
import { Route } from './submitted-page.tsx';

const ADDRESS = 'ravi@students.example';

/**
 * Opens the confirmation page as `who`, after the user with the id `from` has sent a message. An
 * empty id stands for a visitor.
 */
function openAfterMessage(from: string, who: FakeSessionOptions) {
  const history = createMemoryHistory({ initialEntries: ['/contact-submitted'] });
  history.replace('/contact-submitted', {
    ...history.location.state,
    messageFrom: from,
    messageReplyTo: ADDRESS,
  });
  const root = createRootRoute({ component: Outlet });
  renderPages({
    routeTree: root.addChildren([pageAt(Route, '/contact-submitted', root)]),
    api: createMockApi({}).api,
    session: createFakeSession(who),
    history,
  });
  return screen.findByRole('heading', { level: 1 });
}

const signedIn = { status: 'signed-in' } as const;
const signedOut = { status: 'signed-out' } as const;

it.each([
  ['the user who sent the message', 'user_test', signedIn],
  ['the visitor who sent the message', '', signedOut],
])(
  '[CON-03] the contact confirmation page tells %s that the message was sent and where the reply will go',
  async (_, from, who) => {
    expect(await openAfterMessage(from, who)).toHaveTextContent('Your message has been sent');
    expect(screen.getByText(ADDRESS)).toBeVisible();
  },
);

it.each([
  ['the next user', 'user_other', signedIn],
  ['a user who signs in after a visitor’s message', '', signedIn],
  ['a visitor after the user has signed out', 'user_test', signedOut],
])('[AUTH-07] on the contact confirmation page, %s sees nothing about the message', async (_, from, who) => {
  expect(await openAfterMessage(from, who)).toHaveTextContent('We answer every message');
  expect(screen.queryByText(ADDRESS)).toBeNull();
});
