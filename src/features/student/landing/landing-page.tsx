import { createFileRoute, Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { headOf } from '#shared/router/head-of.ts';
import { useIsStillHere } from '#shared/router/use-is-still-here.ts';
import { EntryDialog } from '#shared/session/entry-dialog.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import { Landing } from './landing.tsx';

export const Route = createFileRoute('/student')({
  head: headOf(
    'For students',
    'Find scholarships, keep one profile with your documents, and apply in minutes. Free for students.',
  ),
  component: LandingRoute,
});

/** The student landing page. Redirects a signed-in user to the scholarship list (HOME-06). */
function LandingRoute() {
  const { status } = useSession();
  const isStillHere = useIsStillHere();
  const [isSigningUp, setSigningUp] = useState(false);
  // Don't redirect a user who has followed a link while the session was loading.
  if (status === 'signed-in' && isStillHere()) return <Navigate to="/scholarship" replace />;
  return (
    <>
      <Landing onSignUp={() => setSigningUp(true)} />
      <EntryDialog
        accountRole="STUDENT"
        form={isSigningUp ? 'sign-up' : null}
        redirectTo="/scholarship"
        onClose={() => setSigningUp(false)}
      />
    </>
  );
}
