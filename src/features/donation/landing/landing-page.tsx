import { createFileRoute, useHydrated } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { headOf } from '#shared/router/head-of.ts';
import { EntryDialog } from '#shared/session/entry-dialog.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import { lazyAfterPage } from '#shared/ui/browser/lazy-component.ts';
import { Skeleton } from '#shared/ui/layout/skeleton.tsx';
import { Landing } from './landing.tsx';

/** Loaded separately, so that the page does not wait for the campaigns. */
const EndingCampaigns = lazy(() => import('./ending-campaigns-page.tsx'));
const LatestReceipt = lazyAfterPage(() => import('./latest-receipt-page.tsx'));

export const Route = createFileRoute('/donation')({
  head: headOf(
    'Donate',
    'Give to a student, a scholarship or a campaign in India, and follow what your money does.',
  ),
  component: LandingRoute,
});

/** Reserves space for the campaigns. */
const place = <Skeleton height="30rem" />;

/** Signed-in users see this page too, without the sign-up and sign-in buttons. */
function LandingRoute() {
  const session = useSession();
  const { status } = session;
  const isHydrated = useHydrated();
  const [form, setForm] = useState<'sign-in' | 'sign-up' | null>(null);
  const navigate = Route.useNavigate();
  const hasSignedInHere = status === 'signed-in' && form !== null;
  useEffect(() => {
    if (!hasSignedInHere) return;
    // Without this reset, the form would reopen when the session ends.
    setForm(null);
    // The sign-in service's form keeps its step in the URL. If the user stays on this page after
    // signing in, this navigation removes the step.
    void navigate({ to: '/donation', replace: true });
  }, [hasSignedInHere, navigate]);
  return (
    <>
      <Landing
        campaigns={
          isHydrated ? (
            <Suspense fallback={place}>
              <EndingCampaigns place={place} />
            </Suspense>
          ) : (
            place
          )
        }
        receipt={session.status === 'signed-in' && <LatestReceipt donorId={session.user.id} />}
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
