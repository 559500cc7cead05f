import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { signInLink } from '#features/auth/index.ts';
import { isNotFound } from '#shared/api/api-error.ts';
import { readState } from '#shared/api/read-state.ts';
import { createDraftStorage } from '#shared/draft/draft-storage.ts';
import { useIsStillSending } from '#shared/form/use-submission.ts';
import { PageActions } from '#shared/marks/page-actions.tsx';
import { ReportLink } from '#shared/marks/report-link.tsx';
import { shareMeans } from '#shared/marks/share.ts';
import { useMarks } from '#shared/marks/use-marks.ts';
import { headOf } from '#shared/router/head-of.ts';
import { latestSearch } from '#shared/router/latest-search.ts';
import { urlOf } from '#shared/router/site-address.ts';
import { useIsStillHere } from '#shared/router/use-is-still-here.ts';
import { useDroppedUser } from '#shared/session/dropped-user.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { encodeText } from '#shared/text/encode-text.ts';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { useNow } from '#shared/ui/browser/use-now.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { focusMain } from '#shared/ui/layout/focus-main.ts';
import { BackLink, Page, PageHeader } from '#shared/ui/layout/page.tsx';
import { PageMeta } from '#shared/ui/layout/page-meta.tsx';
import { unfinishedUpload } from '#shared/upload/unfinished-upload.ts';
import type { Campaign } from '../campaign.ts';
import { type CampaignFields, campaignChange } from '../campaign-form/campaign-fields.ts';
import { CampaignForm } from '../campaign-form/campaign-form.tsx';
import { campaignOwnerQuery, campaignQuery } from '../crowdfunding-queries.ts';
import type { CampaignSearch } from '../list-search.ts';
import { CampaignDetails } from './campaign-details.tsx';
import { CampaignOwner, CampaignStarted, UnnamedOwner } from './campaign-people.tsx';
import { CampaignProblem, CampaignSkeleton } from './campaign-problem.tsx';
import { campaignPageSearch } from './details-search.ts';
import { type PanelReport, ReportPanel } from './panel-report-context.tsx';
import { updateCampaignMutation } from './update-campaign-mutation.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * True if the owner opened the form from the campaign's page. Cancel and Save then go back to
     * that page.
     */
    readonly editedFromPage?: boolean;
    /** True if the user just started the campaign. */
    readonly isNewCampaign?: boolean;
  }
}

export const Route = createFileRoute('/crowdfunding/$id')({
  validateSearch: campaignPageSearch,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(campaignQuery(context.api, params.id));
  },
  head: headOf('Campaign'),
  component: CampaignRoute,
});

function CampaignRoute() {
  const { id } = Route.useParams();
  const { api } = Route.useRouteContext();
  const { edit } = Route.useSearch();
  const campaign = readState(useQuery(campaignQuery(api, id)));
  const wasEdit = useRef(edit);
  useEffect(() => {
    if (wasEdit.current === edit) return;
    wasEdit.current = edit;
    // The link or button that had focus was removed, so focus moves to the main content.
    focusMain();
  }, [edit]);

  if (campaign.kind === 'loaded') return <Loaded key={id} campaign={campaign.data} />;
  if (campaign.kind === 'loading') return <CampaignSkeleton />;
  return isNotFound(campaign.error) ? (
    <CampaignProblem errorId="campaign-not-found" />
  ) : (
    <CampaignProblem errorId={edit ? 'campaign-edit-failed' : 'campaign-failed'} onRetry={campaign.retry} />
  );
}

/** Shows the campaign, or the edit form if the owner opened it. */
function Loaded({ campaign }: { readonly campaign: Campaign }) {
  const { edit } = Route.useSearch();
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : null;
  const isOwner = userId !== null && userId === campaign.ownerId;
  const dropped = useDroppedUser();
  const [editor, setEditor] = useState<string | null>(null);
  // The form stays open when the session expires. Saving then asks the user to sign in (SAFE-04).
  const stays = edit && (userId === null ? editor !== dropped : isOwner);
  const nextEditor = stays ? (userId ?? editor) : null;
  if (nextEditor !== editor) setEditor(nextEditor);
  // The user may turn out to be the owner once the session has loaded.
  if (edit && session.status === 'loading') return <CampaignSkeleton />;
  return (
    <>
      <PageMeta title={campaign.title} description={campaign.description} />
      {nextEditor === null ? (
        <Detail campaign={campaign} userId={userId} />
      ) : (
        <Edit campaign={campaign} userId={nextEditor} />
      )}
    </>
  );
}

interface DetailProps {
  readonly campaign: Campaign;
  readonly userId: string | null;
}

function Detail({ campaign, userId }: DetailProps) {
  const { id, title, ownerId } = campaign;
  const { api, queryClient } = Route.useRouteContext();
  const { tab = 'about' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const isSignedOut = useSession().status === 'signed-out';
  const now = useNow();
  const { marks, isKnown, isSaved, set } = useMarks('campaign');
  // If the server refuses this call, the page shows no organization.
  const owner = useQuery({
    ...campaignOwnerQuery(api, userId ?? '', ownerId ?? ''),
    enabled: userId !== null && ownerId !== null,
  }).data;
  const href = useLocation({ select: (location) => location.href });
  const isNew = useLocation({ select: ({ state }) => state.isNewCampaign === true });
  const url = urlOf(`/crowdfunding/${encodeText(id)}`);
  const [panel, setPanel] = useState<PanelReport | null>(null);
  const isOwn = userId !== null && userId === ownerId;
  return (
    <CampaignDetails
      campaign={campaign}
      listSearch={latestSearch<CampaignSearch>(queryClient, '/crowdfunding')}
      news={isNew && <CampaignStarted title={title} url={url} />}
      owner={
        owner ? (
          <CampaignOwner organization={owner} />
        ) : (
          isSignedOut && (
            <UnnamedOwner
              // Visitors to this page probably want to donate, so sign-in requests the donor role.
              signIn={signInLink({ role: 'DONOR', redirectTo: href })}
            />
          )
        )
      }
      tab={tab}
      onTab={(next) =>
        void navigate({
          search: (before) => ({ ...before, tab: next === 'about' ? undefined : next }),
          replace: true,
          resetScroll: false,
        })
      }
      now={now}
      beside={
        <ReportPanel value={setPanel}>
          <Outlet />
        </ReportPanel>
      }
      report={
        <ReportLink title={title} url={url}>
          Report this campaign
        </ReportLink>
      }
      panel={panel}
      isOwn={isOwn}
      actions={
        <PageActions
          title={title}
          url={url}
          means={shareMeans()}
          liked={marks.liked.includes(id)}
          saved={marks.saved.includes(id)}
          areMarksKnown={isKnown}
          areMarksSaved={isSaved}
          onMark={(mark, isOn) => set(mark, id, isOn)}
          owner={
            isOwn && (
              <LinkButton
                variant="next"
                size="sm"
                to="/crowdfunding/$id"
                params={{ id }}
                search={{ edit: true }}
                state={{ editedFromPage: true }}
              >
                Edit
              </LinkButton>
            )
          }
        />
      }
    />
  );
}

interface EditProps {
  readonly campaign: Campaign;
  readonly userId: string;
}

/**
 * The owner's edit form (CF-12). Closes once the changes are saved, or immediately if the owner
 * submits the form without changes.
 */
function Edit({ campaign, userId }: EditProps) {
  const { id } = campaign;
  const { api, queryClient, storage: hosted, now: moment } = Route.useRouteContext();
  const router = useRouter();
  const navigate = Route.useNavigate();
  const isStillHere = useIsStillHere();
  const now = useNow();
  const [round, setRound] = useState(0);
  // The campaign as it was when the form opened. Even after a refetch, the form compares the user's
  // input with this version.
  const [opened] = useState(campaign);
  const [storage] = useState(() => createDraftStorage({ name: 'campaign-draft', userId, parts: [id] }));
  const update = updateCampaignMutation(api, queryClient, userId, id);
  const { mutateAsync } = useMutation(update);
  const isStillSending = useIsStillSending(update.mutationKey);

  const save = async (fields: CampaignFields) => {
    const change = campaignChange(opened, fields);
    if (change === null) return;
    await mutateAsync(change);
    void toast.success('Crowdfunding updated successfully!');
  };
  const close = () => {
    if (router.state.location.state.editedFromPage) return router.history.back();
    void navigate({ search: (before) => ({ ...before, edit: undefined }), replace: true });
  };

  // A save from an earlier visit is still running. On success, it closes this form and deletes the
  // draft.
  if (isStillSending) return <CampaignSkeleton />;
  return (
    <Page>
      <PageHeader
        back={
          <BackLink to="/crowdfunding/$id" params={{ id }}>
            The campaign
          </BackLink>
        }
        title="Edit Fundraiser"
        lead={opened.title}
      />
      <CampaignForm
        key={round}
        edited={opened}
        storage={storage}
        pictures={{
          userId,
          files: hosted.files,
          unfinished: unfinishedUpload('campaign-draft', userId, `picture-${id}`),
          now: moment,
        }}
        actions={{
          save,
          onSaved: () => isStillHere() && close(),
          onDiscard: () => setRound((count) => count + 1),
        }}
        now={now}
        signIn={signInLink({
          role: 'ORGANIZATION',
          redirectTo: `/crowdfunding/${encodeText(id)}?edit=true`,
        })}
        cancel={
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
        }
      />
    </Page>
  );
}
