import { useMutation, useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { signInLink } from '#features/auth/index.ts';
import { scholarshipQuery } from '#features/scholarship/index.ts';
import { readState } from '#shared/api/read-state.ts';
import { hasEnded } from '#shared/format/dates.ts';
import { headOf } from '#shared/router/head-of.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { fill } from '#shared/text/fill.ts';
import { BackLink, Page, PageHeader } from '#shared/ui/page.tsx';
import { useNow } from '#shared/ui/use-now.ts';
import { CloseEarly } from './close-early.tsx';
import { CreateSkeleton } from './create-skeleton.tsx';
import { scholarshipFailureOf } from './scholarship-failure.ts';
import { fieldsOf, scholarshipPayload } from './scholarship-fields.ts';
import { ScholarshipForm } from './scholarship-form.tsx';
import { ScholarshipUnread } from './scholarship-unread.tsx';
import { updateScholarshipMutation } from './update-scholarship-mutation.ts';
import { useScholarshipForm } from './use-scholarship-form.ts';

const TITLE = 'Edit a scholarship';

export const Route = createFileRoute('/_organization/organization/dashboard/edit-scholarship/$id')({
  staticData: { holdsForm: true },
  head: headOf(TITLE),
  component: EditRoute,
});

function EditRoute() {
  const { api, guardedUser, now } = Route.useRouteContext();
  const { id } = Route.useParams();
  const [openedAt] = useState(now);
  const query = useQuery({ ...scholarshipQuery(api, id), refetchOnMount: 'always' });
  // A form over what was read before would bring old texts back.
  const read = readState(query.dataUpdatedAt >= openedAt ? query : { ...query, data: undefined });
  const isOwn = read.kind === 'loaded' && read.data.organizationId === guardedUser.id;
  return (
    <Page>
      <PageHeader back={<BackLink to="/organization/dashboard">Back to Dashboard</BackLink>} title={TITLE} />
      {read.kind === 'loading' && <CreateSkeleton />}
      {isOwn && <Screen key={id} scholarship={read.data} />}
      {(read.kind === 'failed' || (read.kind === 'loaded' && !isOwn)) && (
        <ScholarshipUnread onRetry={read.kind === 'failed' ? read.retry : null} />
      )}
    </Page>
  );
}

/** The form of a published scholarship, and a way to close it before its deadline. */
function Screen({ scholarship }: { readonly scholarship: Scholarship }) {
  const { api, queryClient, guardedUser, now: clock } = Route.useRouteContext();
  const session = useSession();
  // The form stays when the session expires; sending asks to sign in (SAFE-04).
  const user = session.status === 'signed-in' ? session.user : guardedUser;
  const now = useNow();
  // What is read anew meanwhile does not change what the form compares with.
  const [opened] = useState(scholarship);
  const { id } = opened;
  const mutation = updateScholarshipMutation(api, queryClient, id);
  const closing = useMutation(mutation);
  const { round, isStillSending, done, form } = useScholarshipForm({
    user,
    mutation,
    edited: opened,
  });

  if (isStillSending) return <CreateSkeleton />;
  return (
    <>
      <ScholarshipForm
        key={round}
        {...form}
        edited={opened}
        organizationName={opened.organization?.name ?? user.name ?? 'Your organization'}
        now={clock}
        earliest={now}
        signIn={signInLink({
          role: 'ORGANIZATION',
          redirectTo: `/organization/dashboard/edit-scholarship/${encodeURIComponent(id)}`,
        })}
      />
      {!hasEnded(opened.expiredAt, now) && (
        <CloseEarly
          isClosing={closing.isPending}
          failure={closing.error && refusalText(closing.error)}
          onClose={() => {
            const write = scholarshipPayload(user.id, fieldsOf(opened), opened);
            const isClosed = closing.mutateAsync({ ...write, expiredAt: new Date(clock()).toISOString() });
            // The question says why it was not closed.
            void isClosed.then(
              () => done(fill('“{title}” is closed.', { title: opened.title })),
              () => {},
            );
          }}
        />
      )}
    </>
  );
}

function refusalText(error: Error): string {
  const { text, fields } = scholarshipFailureOf('update', error);
  return text ?? [...(fields?.values() ?? [])].join(' ');
}
