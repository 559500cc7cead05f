import { useMutation, useQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { crowdfundingErrors } from '#contract/errors/crowdfunding.ts';
import { RoleUnread, signInAgainLink, signInLink, useKnownRole } from '#features/auth/index.ts';
import { organizationQuery } from '#features/organization/index.ts';
import { createDraftStorage } from '#shared/draft/draft-storage.ts';
import { useIsStillSending } from '#shared/form/use-submission.ts';
import type { SessionUser } from '#shared/ports/session.ts';
import { headOf } from '#shared/router/head-of.ts';
import { useIsStillHere } from '#shared/router/use-is-still-here.ts';
import { useDroppedUser } from '#shared/session/dropped-user.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { useNow } from '#shared/ui/browser/use-now.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { BackLink, Page, PageHeader } from '#shared/ui/layout/page.tsx';
import { unfinishedUpload } from '#shared/upload/unfinished-upload.ts';
import { type CampaignFields, campaignPayload } from '../campaign-form/campaign-fields.ts';
import { CampaignForm } from '../campaign-form/campaign-form.tsx';
import { createCampaignMutation } from './create-campaign-mutation.ts';
import { startRefusal } from './start-check.ts';
import { CampaignFormSkeleton, CannotStart, ProfileUnread } from './start-screens.tsx';

const wayIn = { role: 'ORGANIZATION', redirectTo: '/crowdfunding/start-campaign' } as const;

export const Route = createFileRoute('/crowdfunding/start-campaign')({
  staticData: { isWork: true },
  head: headOf('Start a campaign'),
  component: StartRoute,
});

function StartRoute() {
  return (
    <Page>
      <PageHeader
        back={<BackLink to="/crowdfunding">All campaigns</BackLink>}
        title="Create New Fundraiser"
      />
      <Checked />
    </Page>
  );
}

/** Shows the form if the user may start a campaign, or else says what is missing (CF-13). */
function Checked() {
  const { api, storage } = Route.useRouteContext();
  const session = useSession();
  const person = useKnownRole(api);
  const user = session.status === 'signed-in' ? session.user : null;
  const isOrganization = person.known && person.role === 'ORGANIZATION';
  const organization = useQuery({
    ...organizationQuery({ api, tables: storage.tables }, user?.id ?? ''),
    enabled: user !== null && isOrganization,
  });
  const [goesOn, setGoesOn] = useState(false);
  const [admitted, setAdmitted] = useState<SessionUser | null>(null);
  const dropped = useDroppedUser();

  // Once shown, the form survives refetches and an expired session. If the session has expired, the
  // form asks the user to sign in when they submit it.
  if (admitted !== null && (user === null ? admitted.id !== dropped : admitted.id === user.id)) {
    return <Form key={admitted.id} user={admitted} />;
  }
  // A cached profile is enough to show the form, but not to refuse the user, because the
  // organization may have been verified after the profile was cached.
  const isVerified = organization.data?.verified === true;
  const profile = isVerified || organization.isSuccess ? organization.data : undefined;
  const isAsking = isOrganization && (organization.isPending || (organization.isFetching && !isVerified));
  if (session.status === 'loading' || person.pending || isAsking) return <CampaignFormSkeleton />;
  if (person.unread) return <RoleUnread {...person.unread} />;
  const refusal = startRefusal({ signedIn: user !== null, isOrganization, organization: profile });
  if (refusal !== null || user === null) {
    return refusal && <CannotStart {...refusal} signIn={signInLink(wayIn)} />;
  }
  if (profile === undefined && !goesOn) {
    return (
      <ProfileUnread
        signIn={signInAgainLink(organization.error, wayIn)}
        onRetry={() => void organization.refetch()}
        onGoOn={() => setGoesOn(true)}
      />
    );
  }
  setAdmitted(user);
  return <CampaignFormSkeleton />;
}

function Form({ user }: { readonly user: SessionUser }) {
  const { api, queryClient, storage: hosted, now: moment } = Route.useRouteContext();
  const router = useRouter();
  const isStillHere = useIsStillHere();
  const now = useNow();
  const [round, setRound] = useState(0);
  const [storage] = useState(() => createDraftStorage({ name: 'campaign-draft', userId: user.id }));
  const creation = createCampaignMutation(api, queryClient);
  const { mutateAsync } = useMutation(creation);
  const isStillSending = useIsStillSending(creation.mutationKey);
  const created = useRef('');

  const save = async (fields: CampaignFields) => {
    created.current = (await mutateAsync(campaignPayload(user.id, fields))).id;
  };

  if (isStillSending) return <CampaignFormSkeleton />;
  return (
    <CampaignForm
      key={round}
      edited={null}
      storage={storage}
      pictures={{
        userId: user.id,
        files: hosted.files,
        unfinished: unfinishedUpload('campaign-draft', user.id, 'picture'),
        now: moment,
      }}
      actions={{
        save,
        onFailed: () => void toast.error(crowdfundingErrors['campaign-create-failed']),
        onSaved: () => {
          void toast.success('Crowdfunding created successfully!');
          if (!isStillHere()) return;
          // Replaces the history entry, so that Back from the campaign skips the sent form.
          void router.navigate({
            to: '/crowdfunding/$id',
            params: { id: created.current },
            state: { isNewCampaign: true },
            replace: true,
          });
        },
        onDiscard: () => setRound((count) => count + 1),
      }}
      now={now}
      signIn={signInLink(wayIn)}
      cancel={
        <LinkButton variant="default" to="/crowdfunding">
          Cancel
        </LinkButton>
      }
    />
  );
}
