import { useMutation, useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { signInLink } from '#features/auth/index.ts';
import { scholarshipQuery } from '#features/scholarship/index.ts';
import { isSessionOver } from '#shared/api/api-error.ts';
import { readState } from '#shared/api/read-state.ts';
import { deadlineMoment, hasEnded } from '#shared/format/dates.ts';
import { formatTime } from '#shared/format/moment.ts';
import { headOf } from '#shared/router/head-of.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { encodeText } from '#shared/text/encode-text.ts';
import { useNow } from '#shared/ui/browser/use-now.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { BackLink, Page, PageHeader } from '#shared/ui/layout/page.tsx';
import { CloseEarly } from './close-early.tsx';
import { CreateSkeleton } from './create-skeleton.tsx';
import { closedText, closingMoment, savedText, scholarshipChange } from './scholarship-change.ts';
import { closeFailureOf } from './scholarship-failure.ts';
import { ScholarshipForm } from './scholarship-form.tsx';
import { ScholarshipUnread } from './scholarship-unread.tsx';
import { closeScholarshipMutation, editScholarshipMutation } from './update-scholarship-mutation.ts';
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
  // If the form started from cached values, saving could restore outdated values.
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

/** The form for a published scholarship, and a section to close the scholarship early. */
function Screen({ scholarship }: { readonly scholarship: Scholarship }) {
  const { api, queryClient, guardedUser, now: clock } = Route.useRouteContext();
  const session = useSession();
  // The form stays open when the session expires. If the user then submits the form, it asks them
  // to sign in (SAFE-04).
  const user = session.status === 'signed-in' ? session.user : guardedUser;
  const now = useNow();
  // The form compares the user's input with these values, so refetches must not change them.
  const [opened] = useState(scholarship);
  const { id } = opened;
  const published = { api, queryClient, userId: user.id, id };
  const editing = editScholarshipMutation(published);
  const { mutateAsync } = useMutation(editing);
  const { round, isStillSending, isStillHere, done, form } = useScholarshipForm({
    user,
    edited: opened,
    mutationKey: editing.mutationKey,
    save: async (fields) => {
      const replaced = await mutateAsync({ opened, change: scholarshipChange(opened, fields) });
      return { text: savedText(fields.title, replaced) };
    },
  });
  const closing = closeScholarshipMutation(published, clock);
  const close = useMutation(closing);
  const signIn = signInLink({
    role: 'ORGANIZATION',
    redirectTo: `/organization/dashboard/edit-scholarship/${encodeText(id)}`,
  });

  const closeOnce = async () => {
    // The second click of a double click arrives before the render that sets `isPending`.
    if (queryClient.isMutating({ mutationKey: closing.mutationKey }) > 0) return;
    try {
      done({ text: closedText(await close.mutateAsync(), clock()) });
    } catch (error) {
      // If the user is still on the page, the dialog shows the error. After the session ends, the
      // next user must not see a toast about the previous user's scholarship.
      if (isStillHere() || isSessionOver(error)) return;
      void toast.error(closeFailureOf(error).text);
    }
  };

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
        signIn={signIn}
      />
      {!hasEnded(scholarship.expiredAt, now) && (
        <CloseEarly
          closesAt={
            hasEnded(scholarship.expiredAt, closingMoment(now))
              ? formatTime(deadlineMoment(scholarship.expiredAt))
              : null
          }
          isClosing={close.isPending}
          failure={close.error && closeFailureOf(close.error)}
          signIn={signIn}
          onClose={() => void closeOnce()}
          onKeep={close.reset}
        />
      )}
    </>
  );
}
