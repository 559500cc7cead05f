import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { createFileRoute, useBlocker, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { signInAgainLink, signInLink } from '#features/auth/index.ts';
import { readState } from '#shared/api/read-state.ts';
import { createDraftStorage } from '#shared/draft/draft-storage.ts';
import { useIsStillSending } from '#shared/form/use-submission.ts';
import type { SessionUser } from '#shared/ports/session.ts';
import { headOf } from '#shared/router/head-of.ts';
import { useIsStillHere } from '#shared/router/use-is-still-here.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { QuestionDialog } from '#shared/ui/dialog/question-dialog.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { unfinishedUpload } from '#shared/upload/unfinished-upload.ts';
import type { Organization } from '../organization.ts';
import { organizationQuery } from '../organization-queries.ts';
import { ProfileForm, type ProfileFormProps } from './profile-form.tsx';
import { ProfileLayout } from './profile-layout.tsx';
import { PublishNext, SavedBanner, UnsavedNote, VerifiedNote } from './profile-notices.tsx';
import { ProfileProblem, ProfileSkeleton } from './profile-problem.tsx';
import { ProfileView } from './profile-view.tsx';
import {
  organizationSaveKey,
  saveOrganizationMutation,
  wouldSaveOrganization,
} from './save-organization-mutation.ts';
import { goToField, type MissingFields } from './verification-card.tsx';

/** How long the banner shows after a save, in milliseconds (ORG-02). */
const BANNER_MS = 3000;

export const Route = createFileRoute('/_organization/organization/profile')({
  validateSearch: v.object({ edit: v.fallback(v.optional(v.literal(true)), undefined) }),
  staticData: { holdsForm: true },
  head: headOf('Organization Profile'),
  component: ProfileRoute,
});

function ProfileRoute() {
  const { api, storage, guardedUser } = Route.useRouteContext();
  const session = useSession();
  // The form stays open when the session expires. If the user then saves, the form asks them to
  // sign in (SAFE-04).
  const user = session.status === 'signed-in' ? session.user : guardedUser;
  const profile = readState(useQuery(organizationQuery({ api, tables: storage.tables }, user.id)));
  if (profile.kind === 'loading') return <ProfileSkeleton />;
  if (profile.kind === 'loaded') return <Screen key={user.id} user={user} organization={profile.data} />;
  return (
    <ProfileProblem
      error={profile.error}
      account={user}
      onRetry={profile.retry}
      signIn={signInAgainLink(profile.error, {
        role: 'ORGANIZATION',
        redirectTo: '/organization/profile',
      })}
    />
  );
}

interface ScreenProps {
  readonly user: SessionUser;
  readonly organization: Organization | null;
}

/**
 * Shows the form, or a status message while a save from an earlier form is in progress. After that
 * save, the earlier form's code deletes the draft and closes the editor.
 */
function Editor(props: ProfileFormProps) {
  const isStillSending = useIsStillSending(organizationSaveKey);
  return isStillSending ? <p role="status">Saving your changes…</p> : <ProfileForm {...props} />;
}

function Screen({ user, organization }: ScreenProps) {
  const { api, queryClient, storage, now } = Route.useRouteContext();
  const { edit = false } = Route.useSearch();
  const router = useRouter();
  const isStillHere = useIsStillHere();
  const [draft] = useState(() => createDraftStorage({ name: 'organization-draft', userId: user.id }));
  const [round, setRound] = useState(0);
  const [isSaved, setSaved] = useState(false);
  const [beganWithout] = useState(organization === null);
  const [typed, setTyped] = useState<MissingFields | null>(null);
  const field = useLocation({ select: ({ hash }) => hash });
  const heading = useRef<HTMLHeadingElement>(null);
  const isUploading = useRef(false);
  const { mutateAsync } = useMutation(saveOrganizationMutation({ api, tables: storage.tables }, queryClient));
  // Without a profile, the page always shows the form.
  const isEditing = edit || organization === null;

  const setEditing = (next: boolean) =>
    void router.navigate({
      to: '/organization/profile',
      search: next ? { edit: true } : {},
      replace: !next,
    });
  const blocker = useBlocker({
    // Asks for confirmation even if the user closes the form but stays on the page. While the next
    // page loads, the form is still rendered, but `current` is already the next page, so
    // the user is not asked again.
    shouldBlockFn: ({ current, next }) =>
      isUploading.current &&
      current.routeId === Route.id &&
      (next.routeId !== Route.id || 'edit' in current.search !== 'edit' in next.search),
    enableBeforeUnload: () => isUploading.current,
    withResolver: true,
  });

  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (!isEditing || field === '') return;
    wasEditing.current = true;
    // Waits, because a page that has just opened moves the focus itself.
    const timer = setTimeout(() => goToField(field));
    return () => clearTimeout(timer);
  }, [isEditing, field]);
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    // Focus the heading, because the button that had focus was removed. Scroll to the top, because
    // the navigation bar could otherwise cover the heading and the notice.
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [isEditing]);
  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => setSaved(false), BANNER_MS);
    return () => clearTimeout(timer);
  }, [isSaved]);

  const signIn = signInLink({ role: 'ORGANIZATION', redirectTo: '/organization/profile?edit=true' });
  const savedAt = draft.savedAt();
  return (
    <ProfileLayout
      organization={organization}
      isEditing={isEditing}
      typed={isEditing ? typed : null}
      headingRef={heading}
      actions={
        !isEditing && (
          <>
            <LinkButton variant="default" to="/organization/dashboard">
              Go to dashboard
            </LinkButton>
            <Button variant="default" onClick={() => setEditing(true)}>
              Edit Profile
            </Button>
            {organization.verified && (
              <LinkButton variant="next" to="/crowdfunding/start-campaign">
                Start a campaign
              </LinkButton>
            )}
          </>
        )
      }
    >
      <SavedBanner isShown={isSaved && !isEditing} />
      {beganWithout && !isEditing && <PublishNext />}
      {organization !== null && !edit && (
        <>
          {savedAt !== null && <UnsavedNote savedAt={savedAt} onContinue={() => setEditing(true)} />}
          <ProfileView organization={organization} />
        </>
      )}
      {isEditing && (
        <>
          {organization?.verified && <VerifiedNote />}
          <Editor
            key={round}
            userId={user.id}
            account={user}
            organization={organization}
            files={storage.files}
            storage={draft}
            unfinished={unfinishedUpload('organization-draft', user.id, 'document')}
            actions={{
              save: mutateAsync,
              wouldSave: (profile) => wouldSaveOrganization(api, profile),
              onSaved: () => {
                if (!isStillHere()) return void toast.success('Profile updated successfully!');
                setSaved(true);
                setEditing(false);
              },
              onFilled: setTyped,
              onUploading: (isNow) => {
                isUploading.current = isNow;
              },
              onDiscard: () => {
                setRound((count) => count + 1);
                setEditing(false);
              },
            }}
            now={now}
            signIn={signIn}
          />
        </>
      )}
      <QuestionDialog
        title="Your document is still uploading"
        isOpen={blocker.status === 'blocked'}
        yes="Leave"
        no="Stay until the upload finishes"
        onAnswer={(yes) => (yes ? blocker.proceed?.() : blocker.reset?.())}
      >
        <p>
          Leaving stops the upload. What you typed is saved on this device and will be here when you come
          back.
        </p>
      </QuestionDialog>
    </ProfileLayout>
  );
}
