import { Button } from '@mantine/core';
import { crowdfundingErrors } from '#contract/errors/crowdfunding.ts';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { StateMessage } from '#shared/ui/feedback/state-message.tsx';
import { AsideLayout } from '#shared/ui/layout/aside-layout.tsx';
import { Page, PageHeader } from '#shared/ui/layout/page.tsx';
import { Skeleton } from '#shared/ui/layout/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';
import classes from './campaign-details.module.css';
import { SignpostDrawing } from './signpost-drawing.tsx';

export interface CampaignProblemProps {
  readonly errorId: 'campaign-not-found' | 'campaign-failed' | 'campaign-edit-failed';
  /** Adds a Try Again button that calls this function. Undefined if trying again can't help. */
  readonly onRetry?: () => void;
}

/** Says that a campaign does not exist or cannot be loaded (CF-08, CF-12). */
export function CampaignProblem({ errorId, onRetry }: CampaignProblemProps) {
  const text = crowdfundingErrors[errorId];
  const back = (
    <LinkButton variant={onRetry ? 'default' : 'filled'} to="/crowdfunding">
      Back to Projects
    </LinkButton>
  );
  return errorId === 'campaign-not-found' ? (
    <Page>
      <PageHeader title={text} />
      <StateMessage
        kind="empty"
        drawing={<SignpostDrawing />}
        text="There is no campaign at this address."
        hint="It may have been removed, or the link may be incomplete."
      >
        {back}
      </StateMessage>
    </Page>
  ) : (
    <Page>
      <PageHeader title="Campaign" />
      <StateMessage kind={onRetry ? 'unread' : 'error'} text={text}>
        {onRetry && <Button onClick={onRetry}>Try Again</Button>}
        {back}
      </StateMessage>
    </Page>
  );
}

/** Placeholder with the layout of a campaign's page. */
export function CampaignSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading the campaign</VisuallyHidden>
      <div aria-hidden="true">
        <AsideLayout
          isAsideFirst
          header={
            <div className="stack">
              <Skeleton width="8rem" height="1.9rem" />
              <div className="stack gap-2">
                <Skeleton width="75%" height="3.5rem" />
                <div className={classes.owner}>
                  <Skeleton width="50%" height="1.5rem" />
                </div>
              </div>
              <div className={classes.picture}>
                <Skeleton height="auto" style={{ aspectRatio: '16 / 9' }} />
              </div>
              <Skeleton height="3.75rem" />
              <Skeleton height="8rem" />
              <Skeleton height="40px" />
            </div>
          }
          aside={
            <div className="panel stack gap-3">
              <Skeleton width="80%" height="2.5rem" />
              <Skeleton height="2rem" />
              <Skeleton height="1.75rem" />
              <Skeleton width="60%" height="1.5rem" />
            </div>
          }
        >
          <Skeleton height="10rem" />
        </AsideLayout>
      </div>
    </div>
  );
}
