import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { headOf } from '#shared/router/head-of.ts';
import { EntryDialog } from '#shared/session/entry-dialog.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import { Landing } from './landing.tsx';

export const Route = createFileRoute('/donation')({
  head: headOf(
    'Donate',
    'Give to a student, a scholarship or a campaign in India, and follow what your money does.',
  ),
  component: LandingRoute,
});

/** Signed-in donors land here too, without the sign-in buttons. */
function LandingRoute() {
  const { status } = useSession();
  const [form, setForm] = useState<'sign-in' | 'sign-up' | null>(null);
  const navigate = Route.useNavigate();
  const hasSignedInHere = status === 'signed-in' && form !== null;
  useEffect(() => {
    if (!hasSignedInHere) return;
    // Else it would open again by itself when the session ends.
    setForm(null);
    // The service's form keeps its step in the URL; remove it for a user who stays here.
    void navigate({ to: '/donation', replace: true });
  }, [hasSignedInHere, navigate]);
  return (
    <>
      <Landing
        offersSignUp={status !== 'signed-in'}
        onSignUp={() => setForm('sign-up')}
        onSignIn={() => setForm('sign-in')}
      />
      <EntryDialog
        accountRole="DONOR"
        form={status === 'signed-in' ? null : form}
        redirectTo="/donation"
        onClose={() => setForm(null)}
      />
    </>
  );
}
