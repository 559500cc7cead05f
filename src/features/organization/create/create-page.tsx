import { useMutation, useQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { signInLink } from '#features/auth/index.ts';
import { createDraftStorage } from '#shared/draft/draft-storage.ts';
import type { SessionUser } from '#shared/ports/session.ts';
import { useIsStillSending } from '#shared/query/use-is-still-sending.ts';
import { headOf } from '#shared/router/head-of.ts';
import { useIsStillHere } from '#shared/router/use-is-still-here.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { fill } from '#shared/text/fill.ts';
import { BackLink, Page, PageHeader } from '#shared/ui/page.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useNow } from '#shared/ui/use-now.ts';
import type { Organization } from '../organization.ts';
import { organizationQuery } from '../organization-queries.ts';
import { publishedNotice } from '../published-notice-store.ts';
import { createScholarshipMutation } from './create-scholarship-mutation.ts';
import { CreateSkeleton } from './create-skeleton.tsx';
import { previewOf } from './previewed-scholarship.ts';
import { ScholarshipForm } from './scholarship-form.tsx';
import { ScholarshipPreview } from './scholarship-preview.tsx';

const HERE = '/organization/dashboard/create-scholarship';
const TITLE = 'Create a scholarship';

export const Route = createFileRoute('/_organization/organization/dashboard/create-scholarship')({
  staticData: { holdsForm: true },
  head: headOf(TITLE),
  component: CreateRoute,
});

function CreateRoute() {
  const { api, storage, guardedUser } = Route.useRouteContext();
  const session = useSession();
  // The form stays when the session expires; sending asks to sign in (SAFE-04).
  const user = session.status === 'signed-in' ? session.user : guardedUser;
  const organization = useQuery(organizationQuery({ api, tables: storage.tables }, user.id));
  return (
    <Page>
      <PageHeader back={<BackLink to="/organization/dashboard">Back</BackLink>} title={TITLE} />
      {organization.isPending ? (
        <CreateSkeleton />
      ) : (
        // A profile that cannot be read is no reason to close the form.
        <Screen key={user.id} user={user} organization={organization.data} />
      )}
    </Page>
  );
}

interface ScreenProps {
  readonly user: SessionUser;
  /** Null where there is no profile yet; undefined where it cannot be read. */
  readonly organization: Organization | null | undefined;
}

function Screen({ user, organization }: ScreenProps) {
  const { api, queryClient, now: clock } = Route.useRouteContext();
  const router = useRouter();
  const isStillHere = useIsStillHere();
  const now = useNow();
  const [round, setRound] = useState(0);
  const [storage] = useState(() => createDraftStorage({ name: 'scholarship-draft', userId: user.id }));
  const creation = createScholarshipMutation(api, queryClient);
  const { mutateAsync } = useMutation(creation);
  const isStillSending = useIsStillSending(creation.mutationKey);
  const organizationName = organization?.organizationName?.trim() || user.name || 'Your organization';

  if (isStillSending) return <CreateSkeleton />;
  return (
    <ScholarshipForm
      key={round}
      userId={user.id}
      storage={storage}
      actions={{
        save: mutateAsync,
        onSaved: (title) => {
          const text = fill('“{title}” is published.', { title });
          if (!isStillHere()) return void toast.success(text);
          publishedNotice(user.id).write({ text });
          // Replaced, so that Back from the dashboard skips the sent form.
          void router.navigate({ to: '/organization/dashboard', replace: true });
        },
        onDiscard: () => setRound((count) => count + 1),
      }}
      now={clock}
      earliest={now}
      signIn={signInLink({ role: 'ORGANIZATION', redirectTo: HERE })}
      preview={(typed) => <ScholarshipPreview {...previewOf(typed, organizationName, now)} now={now} />}
    />
  );
}
