import { useMutation, useQuery } from '@tanstack/react-query';
import {
  createFileRoute,
  type HistoryState,
  useBlocker,
  useLocation,
  useRouter,
} from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { studentErrors } from '#contract/errors/student.ts';
import { readAhead, signInAgainLink, signInLink } from '#features/auth/index.ts';
import { SessionOverError } from '#shared/api/api-error.ts';
import { readState } from '#shared/api/read-state.ts';
import { useIsStillSending } from '#shared/form/use-submission.ts';
import { isoDay } from '#shared/format/dates.ts';
import type { SessionUser } from '#shared/ports/session.ts';
import { headOf } from '#shared/router/head-of.ts';
import { useIsStillHere } from '#shared/router/use-is-still-here.ts';
import { usePreloadPage } from '#shared/router/use-preload-page.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useNow } from '#shared/ui/browser/use-now.ts';
import { QuestionDialog } from '#shared/ui/dialog/question-dialog.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Contents } from '#shared/ui/layout/contents.tsx';
import { BackLink, Page, PageHeader } from '#shared/ui/layout/page.tsx';
import { unfinishedUpload } from '#shared/upload/unfinished-upload.ts';
import { ProfileProblem, ProfileSkeleton } from '../profile-problem.tsx';
import type { Student } from '../student.ts';
import { studentQuery } from '../student-queries.ts';
import { FormBoundary } from './form-boundary.tsx';
import { allSections } from './form-sections.ts';
import { NameUnsavedError } from './save-failure.ts';
import { saveStudentMutation, studentSaveKey } from './save-student-mutation.ts';
import { guardianExtras, studentDraftStorage } from './student-draft.ts';
import { StudentForm } from './student-form.tsx';

const wayBack = { role: 'STUDENT', redirectTo: '/student/details' } as const;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The scholarship that the student was about to apply for. */
    readonly continueWith?: { readonly id: string; readonly title: string } | undefined;
  }
}

export const Route = createFileRoute('/_student/student/details')({
  staticData: { holdsForm: true },
  loader: ({ context }) => {
    const { api, queryClient, guardedUser } = context;
    const read = () => void queryClient.prefetchQuery(studentQuery(api, guardedUser.id));
    void readAhead({ context, read });
  },
  head: headOf('Student Details Form'),
  component: DetailsRoute,
});

function DetailsRoute() {
  const { api, guardedUser } = Route.useRouteContext();
  const session = useSession();
  // The form stays open when the session expires. If the user then saves it, the form asks the user
  // to sign in (SAFE-04).
  const user = session.status === 'signed-in' ? session.user : guardedUser;
  const profile = readState(useQuery(studentQuery(api, user.id)));
  // Keeps the initial history state, because a link to a section drops that state.
  const [{ continueWith }] = useState(useLocation().state);
  const [round, setRound] = useState(0);
  // A save from an earlier visit may still be running. When it succeeds, it deletes the draft and
  // opens the profile.
  const isStillSending = useIsStillSending(studentSaveKey);
  if (profile.kind === 'loading' || isStillSending) return <ProfileSkeleton isForm />;
  if (profile.kind === 'failed') {
    const signIn = signInAgainLink(profile.error, wayBack);
    return <ProfileProblem error={profile.error} onRetry={profile.retry} signIn={signIn} />;
  }
  return (
    <Page>
      <PageHeader
        back={<BackLink to="/">Home</BackLink>}
        title="Student Details Form"
        lead="Organizations read these details with your applications. Fill them in once, and change them whenever you like."
      />
      <div className="with-aside">
        <Contents sections={allSections} isWideOnly />
        <div>
          <Screen
            key={JSON.stringify([user.id, round])}
            user={user}
            record={profile.data}
            continueWith={continueWith}
            onDiscard={() => setRound((now) => now + 1)}
          />
        </div>
      </div>
    </Page>
  );
}

interface ScreenProps {
  readonly user: SessionUser;
  readonly record: Student | null;
  readonly continueWith: HistoryState['continueWith'];
  readonly onDiscard: () => void;
}

function Screen({ user, record, continueWith, onDiscard }: ScreenProps) {
  const { api, queryClient, storage, session } = Route.useRouteContext();
  const router = useRouter();
  const today = isoDay(useNow());
  const [saved] = useState(() => {
    const place = { userId: user.id };
    return { draft: studentDraftStorage(place), guardian: guardianExtras(place) };
  });
  const { mutateAsync } = useMutation(saveStudentMutation(api, queryClient));
  const nameAccount = (name: string) =>
    session.rename(name, user.id).catch((cause: unknown) => {
      const now = session.getSnapshot();
      if (now.status !== 'signed-in' || now.user.id !== user.id)
        throw new SessionOverError('students.update');
      console.error('The name could not be saved to the account', cause);
      throw new NameUnsavedError();
    });
  const signIn = signInLink(wayBack);
  const isStillHere = useIsStillHere();
  const isUnsaved = useRef(false);
  const isFileLeft = useRef(false);
  const blocker = useBlocker({
    // The form stays rendered while the next page loads. If the user navigates again during that
    // time, the form must not ask for confirmation again.
    shouldBlockFn: ({ current, next }) =>
      isUnsaved.current && current.routeId === Route.id && next.routeId !== Route.id,
    enableBeforeUnload: () => isUnsaved.current,
    withResolver: true,
  });

  usePreloadPage('/student/profile');
  // The profile page links to fields and sections of this form, such as
  // `/student/details#motherName`.
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (hash !== '') document.getElementById(hash)?.focus();
  }, [hash]);

  return (
    <>
      <FormBoundary onRefresh={() => window.location.reload()}>
        <StudentForm
          userId={user.id}
          account={user}
          record={record}
          files={storage.files}
          storage={saved.draft}
          guardian={saved.guardian}
          unfinished={(key) => unfinishedUpload('student-draft', user.id, key)}
          today={today}
          actions={{
            save: mutateAsync,
            nameAccount,
            onFileLeft: () => {
              isFileLeft.current = true;
              void toast.error(studentErrors['student-file-left']);
            },
            onSaved: () => {
              void toast.success('Profile saved');
              if (!isStillHere()) return;
              void router.navigate({
                to: '/student/profile',
                state: { isFileLeft: isFileLeft.current, continueWith },
              });
            },
            onUnsaved: (now) => {
              isUnsaved.current = now;
            },
            onDiscard,
          }}
          signIn={signIn}
        />
      </FormBoundary>
      <QuestionDialog
        title="Leave without saving?"
        isOpen={blocker.status === 'blocked'}
        yes="Leave"
        no="Stay and save"
        onAnswer={(yes) => (yes ? blocker.proceed?.() : blocker.reset?.())}
      >
        <p>
          Your changes aren’t in your profile yet. What you typed stays on this device for when you come back.
          If a file is still uploading, the upload stops.
        </p>
      </QuestionDialog>
    </>
  );
}
