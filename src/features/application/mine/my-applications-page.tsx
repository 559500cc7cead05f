import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import * as v from 'valibot';
import type { Application } from '#contract/schemas/application.ts';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { readAhead, signInAgainLink } from '#features/auth/index.ts';
import { scholarshipListQuery, toScholarshipView } from '#features/scholarship/index.ts';
import { type ReadState, readState } from '#shared/api/read-state.ts';
import { formatDeadline, hasEnded } from '#shared/format/dates.ts';
import { applicationFor, ownApplicationsQuery } from '#shared/query/own-applications-query.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { searchId } from '#shared/text/search-text.ts';
import { useNow } from '#shared/ui/browser/use-now.ts';
import { useOpened } from '#shared/ui/browser/use-opened.ts';
import { isDecided } from '#shared/ui/feedback/application-status-words.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Page } from '#shared/ui/layout/page.tsx';
import { Skeleton } from '#shared/ui/layout/skeleton.tsx';
import { begunScholarships, takenBackStorage } from '../application-draft.ts';
import { inPageOrder } from './application-order.ts';
import { type ApplicationsState, MyApplications } from './my-applications.tsx';
import type { AskedWithdrawal, ScholarshipLookup } from './my-applications-item.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import { withdrawFailureOf } from './withdraw-failure.ts';
import { withdrawKey, withdrawMutation } from './withdraw-mutation.ts';

/** Loaded only when a sheet opens. */
const ApplicationSheet = lazy(() => import('./application-sheet.tsx'));

const searchSchema = v.object({
  /** The id of the application whose printable sheet is open. */
  print: v.fallback(v.optional(searchId), undefined),
});

export const Route = createFileRoute('/_student/student/applications')({
  validateSearch: searchSchema,
  loader: ({ context }) => {
    const { api, queryClient, guardedUser } = context;
    const read = () => {
      void queryClient.prefetchQuery(ownApplicationsQuery(api, guardedUser.id));
      void queryClient.prefetchQuery(scholarshipListQuery(api));
    };
    void readAhead({ context, read });
  },
  // Browsers suggest the page's title as the file name when the user prints to a PDF.
  head: ({ match: { search } }) => ({
    meta: [
      {
        title:
          search.print === undefined
            ? 'My applications · EduEmpower'
            : `Application ${search.print} · EduEmpower`,
      },
    ],
  }),
  component: MyApplicationsRoute,
});

function MyApplicationsRoute() {
  const { api, queryClient, guardedUser } = Route.useRouteContext();
  const { print = null } = Route.useSearch();
  const { isPressed, closedId } = useOpened(print);
  const router = useRouter();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : guardedUser;
  const now = useNow();
  // Refetches when the student returns to the tab, to show new decisions.
  const own = useQuery({ ...ownApplicationsQuery(api, user.id), refetchOnWindowFocus: true });
  // Looks up the scholarships in the full list, which is probably cached.
  const list = useQuery(scholarshipListQuery(api));

  // Reads the drafts again whenever the applications change. When a student corrects an
  // application, the site first stores a draft and then withdraws the application. The draft exists
  // even if the response to the withdrawal is lost.
  const drafts = useMemo(() => own.data && begunScholarships(user.id), [user.id, own.data]);
  const unsent = (drafts ?? [])
    .filter((id) => applicationFor(own.data, id) === undefined)
    .map((scholarshipId) => ({ scholarshipId }));
  const lookedUp = lookup(list, [...(own.data ?? []), ...unsent]);
  const noTitle = lookedUp.state === 'read' ? 'Scholarship no longer listed' : 'Scholarship';
  const begun = unsent.map(({ scholarshipId }) => {
    const scholarship = lookedUp.byId.get(scholarshipId);
    const isTakenBack = takenBackStorage({ userId: user.id, scholarshipId }).read() !== null;
    const canBeSent = scholarship && !hasEnded(scholarship.expiredAt, now);
    return {
      scholarshipId,
      title: scholarship?.title ?? noTitle,
      sendAgainBy: isTakenBack && canBeSent ? formatDeadline(scholarship.expiredAt) : null,
    };
  });
  const [asked, setAsked] = useState<AskedWithdrawal | null>(null);
  const withdrawal = useMutation(withdrawMutation({ api, queryClient, studentId: user.id }));
  const current = own.data?.find(({ id }) => id === asked?.application.id);
  const decision = isDecided(current?.status) ? (current?.status ?? null) : null;
  const ask = (withdrawn: AskedWithdrawal | null) => {
    withdrawal.reset();
    setAsked(withdrawn);
  };
  const withdraw = (withdrawn: AskedWithdrawal) => {
    // The second click of a double click can arrive before the page re-renders.
    if (queryClient.isMutating({ mutationKey: withdrawKey }) > 0) return;
    withdrawal.mutate(withdrawn, {
      onSuccess: (outcome) => {
        // The dialog now shows the decision, so it stays open.
        if (outcome === 'decided') return;
        setAsked(null);
        void toast.success('You have withdrawn your application.');
        if (!withdrawn.corrects) return;
        const params = { id: withdrawn.scholarshipId };
        void router.navigate({ to: '/scholarship/$id/application-form', params });
      },
    });
  };

  const printed = own.data?.find(({ id }) => id === print);
  if (printed) {
    const scholarship = lookedUp.byId.get(printed.scholarshipId ?? '');
    return (
      <Page>
        <Suspense fallback={<Skeleton height="24rem" />}>
          <ApplicationSheet
            application={printed}
            applicant={user}
            scholarship={scholarship ? toScholarshipView(scholarship) : null}
            now={now}
            takesFocus={isPressed}
            onPrint={() => window.print()}
          />
        </Suspense>
      </Page>
    );
  }
  return (
    <>
      <MyApplications
        state={applicationsState(readState(own), readState(list))}
        begun={begun}
        scholarships={lookedUp}
        email={user.email}
        closedId={closedId}
        now={now}
        onRetry={() => void own.refetch()}
        onRetryScholarships={() => void list.refetch()}
        onWithdraw={ask}
      />
      <WithdrawDialog
        asked={asked}
        decision={decision}
        isSending={withdrawal.isPending}
        failure={withdrawal.error && withdrawFailureOf(withdrawal.error)}
        signIn={signInAgainLink(withdrawal.error, wayBack)}
        onConfirm={() => asked && withdraw(asked)}
        onClose={() => ask(null)}
      />
    </>
  );
}

const wayBack = { role: 'STUDENT', redirectTo: '/student/applications' } as const;

/**
 * Returns the loading state until the scholarships' titles and amounts have loaded, so that no row
 * grows while the student reads it.
 */
function applicationsState(
  own: ReadState<readonly Application[]>,
  list: ReadState<readonly Scholarship[]>,
): ApplicationsState {
  if (own.kind === 'loading') return own;
  if (own.kind === 'failed') return { kind: 'failed', signIn: signInAgainLink(own.error, wayBack) };
  if (own.data.length > 0 && list.kind === 'loading') return list;
  return { kind: 'loaded', applications: inPageOrder(own.data) };
}

function lookup(
  list: UseQueryResult<readonly Scholarship[]>,
  applications: readonly Pick<Application, 'scholarshipId'>[],
): ScholarshipLookup {
  const byId = new Map(list.data?.map((scholarship) => [scholarship.id, scholarship]));
  const isComplete = applications.every(({ scholarshipId }) => byId.has(scholarshipId ?? ''));
  // A scholarship that is missing from the cached list may be in the new list.
  if (list.isFetching) return { byId, state: 'reading' };
  return { byId, state: list.isError && !isComplete ? 'failed' : 'read' };
}
