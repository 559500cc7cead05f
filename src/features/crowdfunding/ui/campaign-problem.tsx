import { crowdfundingErrors } from '#contract/errors/crowdfunding.ts';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Page, PageHeader } from '#shared/ui/page.tsx';
import { Bone } from '#shared/ui/skeleton.tsx';
import { StateMessage } from '#shared/ui/state-message.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import classes from './campaign-page.module.css';

export interface CampaignProblemProps {
  readonly row: 'campaign-not-found' | 'campaign-failed' | 'campaign-edit-failed';
  /** Present where trying again can help. */
  readonly onRetry?: () => void;
}

/** A campaign that is not there, or cannot be shown (CF-08, CF-12). */
export function CampaignProblem({ row, onRetry }: CampaignProblemProps) {
  const { text } = crowdfundingErrors[row];
  return (
    <Page>
      <PageHeader title={row === 'campaign-not-found' ? text : 'Campaign'} />
      <StateMessage
        kind="error"
        text={row === 'campaign-not-found' ? 'No campaign has this address.' : text}
        hint={
          row === 'campaign-not-found' ? 'It may have been taken back, or the link may be cut.' : undefined
        }
      >
        {onRetry && <Button onClick={onRetry}>Try Again</Button>}
        <LinkButton variant={onRetry ? 'default' : 'filled'} href="/crowdfunding">
          Back to Projects
        </LinkButton>
      </StateMessage>
    </Page>
  );
}

/** A campaign on its way, with the page's own geometry. */
export function CampaignSkeleton() {
  return (
    <Page>
      <div role="status">
        <VisuallyHidden>Loading the campaign</VisuallyHidden>
        <div className={classes.back} aria-hidden="true">
          <Bone width="8rem" height="1.25rem" />
        </div>
        <div className={classes.layout} aria-hidden="true">
          <div className={classes.words}>
            <Bone height="auto" style={{ aspectRatio: '16 / 9', borderRadius: 12 }} />
            <Bone width="75%" height="3.5rem" />
            <Bone height="3.75rem" />
          </div>
          <div className={classes.aside}>
            <Card>
              <Bone width="80%" height="2.5rem" />
              <Bone height="2rem" />
              <Bone height="1.75rem" />
              <Bone width="60%" height="1.5rem" />
            </Card>
          </div>
          <div className={classes.more}>
            <Bone height="40px" />
            <Bone height="8rem" />
          </div>
        </div>
      </div>
    </Page>
  );
}
