import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { useUserSync } from '#features/auth/index.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { EntryDialog } from '../ui/entry-dialog.tsx';
import { Landing } from '../ui/landing.tsx';

export const Route = createFileRoute('/donation')({
  head: () => ({ meta: [{ title: 'Donate · EduEmpower' }] }),
  component: LandingRoute,
});

/** Donors who are signed in land here too (SHELL-09): for them it is the same page without the ways in. */
function LandingRoute() {
  const { api } = Route.useRouteContext();
  const { status } = useSession();
  const [form, setForm] = useState<'sign-in' | 'sign-up' | null>(null);
  useUserSync({ api, landingRole: 'DONOR' });
  return (
    <>
      <Landing
        offersSignUp={status !== 'signed-in'}
        onSignUp={() => setForm('sign-up')}
        onSignIn={() => setForm('sign-in')}
      />
      <EntryDialog form={status === 'signed-in' ? null : form} onClose={() => setForm(null)} />
    </>
  );
}
