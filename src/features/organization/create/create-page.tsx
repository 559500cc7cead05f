import { useMutation, useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { signInLink } from '#features/auth/index.ts';
import type { SessionUser } from '#shared/ports/session.ts';
import { headOf } from '#shared/router/head-of.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { fill } from '#shared/text/fill.ts';
import { useNow } from '#shared/ui/browser/use-now.ts';
import { BackLink, Page, PageHeader } from '#shared/ui/layout/page.tsx';
import type { Organization } from '../organization.ts';
import { organizationQuery } from '../organization-queries.ts';
import { createScholarshipMutation } from './create-scholarship-mutation.ts';
import { CreateSkeleton } from './create-skeleton.tsx';
import { scholarshipPayload } from './scholarship-fields.ts';
import { ScholarshipForm } from './scholarship-form.tsx';
import { useScholarshipForm } from './use-scholarship-form.ts';

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
  // The form stays open when the session expires. If the user then submits the form, it asks them
  // to sign in (SAFE-04).
  const user = session.status === 'signed-in' ? session.user : guardedUser;
  const organization = useQuery(organizationQuery({ api, tables: storage.tables }, user.id));
  return (
    <Page>
      <PageHeader back={<BackLink to="/organization/dashboard">Back</BackLink>} title={TITLE} />
      {organization.isPending ? (
        <CreateSkeleton />
      ) : (
        // The form opens even if the organization's profile can't be loaded.
        <Screen key={user.id} user={user} organization={organization.data} />
      )}
    </Page>
  );
}

interface ScreenProps {
  readonly user: SessionUser;
  /** Null if the user has no profile yet. Undefined if the profile cannot be read. */
  readonly organization: Organization | null | undefined;
}

function Screen({ user, organization }: ScreenProps) {
  const { api, queryClient, now } = Route.useRouteContext();
  const earliest = useNow();
  const mutation = createScholarshipMutation(api, queryClient);
  const { mutateAsync } = useMutation(mutation);
  const { round, isStillSending, form } = useScholarshipForm({
    user,
    mutationKey: mutation.mutationKey,
    save: async (fields) => {
      const { id, title } = await mutateAsync(scholarshipPayload(user.id, fields));
      return { text: fill('“{title}” is published.', { title }), published: { id, title } };
    },
  });

  if (isStillSending) return <CreateSkeleton />;
  return (
    <ScholarshipForm
      key={round}
      {...form}
      organizationName={organization?.organizationName?.trim() || user.name || 'Your organization'}
      isVerified={organization?.verified === true}
      now={now}
      earliest={earliest}
      signIn={signInLink({ role: 'ORGANIZATION', redirectTo: HERE })}
    />
  );
}
