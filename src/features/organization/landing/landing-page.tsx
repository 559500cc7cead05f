import { createFileRoute, Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { RoleUnread, signInLink, useKnownRole } from '#features/auth/index.ts';
import { headOf } from '#shared/router/head-of.ts';
import { EntryDialog } from '#shared/session/entry-dialog.tsx';
import { Landing, type LandingVisitor } from './landing.tsx';

export const Route = createFileRoute('/organization/')({
  head: headOf(
    'For organizations',
    'Publish scholarships, read applications and raise money for your education programs.',
  ),
  component: LandingRoute,
});

const wayIn = { role: 'ORGANIZATION', redirectTo: '/organization/dashboard' } as const;

/**
 * The landing page for organizations. Redirects signed-in organizations to their dashboard
 * (ORG-01).
 */
function LandingRoute() {
  const { api } = Route.useRouteContext();
  const { signedIn, pending, known, role, unread } = useKnownRole(api);
  const [isSigningUp, setSigningUp] = useState(false);
  // Close the sign-up form, so that it does not reopen when the session ends.
  if (signedIn && isSigningUp) setSigningUp(false);

  const visitor = (): LandingVisitor | null => {
    if (!signedIn) return { kind: 'signed-out' };
    if (pending) return { kind: 'waiting' };
    if (unread) return { kind: 'unread', note: <RoleUnread {...unread} /> };
    if (!known) return { kind: 'no-role' };
    return role === 'ORGANIZATION' ? null : { kind: 'other-role', role };
  };
  const looking = visitor();
  if (looking === null) return <Navigate to="/organization/dashboard" replace />;
  return (
    <>
      <Landing visitor={looking} onSignUp={() => setSigningUp(true)} signIn={signInLink(wayIn)} />
      <EntryDialog
        accountRole="ORGANIZATION"
        redirectTo={wayIn.redirectTo}
        form={isSigningUp ? 'sign-up' : null}
        onClose={() => setSigningUp(false)}
      />
    </>
  );
}
