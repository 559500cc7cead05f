import { act, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { expect, it } from 'vitest';
import { useStore } from 'zustand';
import { AppTheme } from '../theme/app-theme.tsx';
import { AuthWidget } from './auth-widget.tsx';
import { createFakeSession, type FakeSession } from './fake-session.test-utils.ts';
import { SessionProvider } from './session-context.tsx';
import { createWidgetSlots, type WidgetSlots } from './widget-slots.ts';

/** Stands in for the sign-in service's host component. Renders text into the slots. */
function Host({ slots }: { readonly slots: WidgetSlots }) {
  return useStore(slots).map(({ id, element, request }) =>
    createPortal(<p>{`the form to ${request.kind} as ${request.role}`}</p>, element, id),
  );
}

function show(session: FakeSession, withHost = true) {
  const slots = createWidgetSlots();
  const view = render(
    <AppTheme>
      <SessionProvider session={session} widgets={slots}>
        <AuthWidget kind="sign-up" accountRole="DONOR" redirectTo="/donation" />
      </SessionProvider>
      {withHost && <Host slots={slots} />}
    </AppTheme>,
  );
  return { slots, ...view };
}

it('the sign-in widget shows a skeleton until the service renders its form', () => {
  show(createFakeSession(), false);
  expect(screen.getByText('Loading the form')).toBeInTheDocument();
});

it('[AUTH-02] the sign-in widget shows the sign-in service’s form in a slot, and removes the slot on unmount', () => {
  const { slots, unmount } = show(createFakeSession({ status: 'signed-out' }));
  expect(screen.getByText('the form to sign-up as DONOR')).toBeVisible();
  expect(screen.getByText('Loading the form')).not.toBeVisible();
  unmount();
  expect(slots.getState()).toEqual([]);
});

it('the sign-in widget removes its form as soon as the user has signed in', () => {
  const session = createFakeSession({ status: 'signed-out' });
  const { slots } = show(session);
  act(() => session.signIn());
  expect(screen.queryByText(/the form/)).not.toBeInTheDocument();
  expect(slots.getState()).toEqual([]);
});

it('[AUTH-06] if Clerk’s key is missing, the sign-in widget names the environment variable to set', () => {
  const problem = { kind: 'configuration', variable: 'VITE_CLERK_PUBLISHABLE_KEY' } as const;
  show(createFakeSession({ status: 'signed-out', problem }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Sign-in isn’t configured. Set VITE_CLERK_PUBLISHABLE_KEY to your authentication service’s publishable key.',
  );
});

it('[AUTH-06] if Clerk’s script does not load, the sign-in widget says so and offers to try again', () => {
  show(createFakeSession({ status: 'signed-out', problem: { kind: 'script' } }));
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load sign-in.');
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
