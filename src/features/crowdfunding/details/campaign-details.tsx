import type { ReactNode } from 'react';
import { formatExactRupees } from '#shared/format/amount.ts';
import { formatCount } from '#shared/format/count.ts';
import { daysLeft, formatDeadline, formatLongDate } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { Card } from '#shared/ui/card.tsx';
import { BackLink, Page } from '#shared/ui/page.tsx';
import type { Campaign } from '../campaign.ts';
import { backersOf, percentFunded, raisedOf } from '../campaign.ts';
import { campaignCategory } from '../campaign-category.ts';
import { CampaignPicture } from '../campaign-picture.tsx';
import { FundingBar } from '../funding-bar.tsx';
import classes from './campaign-details.module.css';
import { CampaignTabs } from './campaign-tabs.tsx';
import type { CampaignTab } from './details-search.ts';

export interface CampaignDetailsProps {
  readonly campaign: Campaign;
  readonly tab: CampaignTab;
  readonly onTab: (tab: CampaignTab) => void;
  /** Share, like, save, edit. */
  readonly actions: ReactNode;
  /** The donation panel. */
  readonly beside: ReactNode;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** One campaign (CF-07). */
export function CampaignDetails({ campaign, tab, onTab, actions, beside, now }: CampaignDetailsProps) {
  const { title, imageUrl, about } = campaign;
  const description = campaign.description ?? '';
  return (
    <Page>
      <div className={classes.back}>
        <BackLink to="/crowdfunding">All campaigns</BackLink>
      </div>
      <div className={classes.layout}>
        <div className={classes.words}>
          <div className={classes.picture}>
            <CampaignPicture imageUrl={imageUrl} category={campaignCategory(title, description)} isFirst />
          </div>
          <h1>{title}</h1>
          {description !== '' && <p className={classes.lead}>{description}</p>}
        </div>
        <div className={classes.aside}>
          <Card as="aside" aria-label="Funding">
            <Funding campaign={campaign} now={now} />
            <div className={classes.beside}>{beside}</div>
          </Card>
        </div>
        <div className={classes.more}>
          {actions}
          <CampaignTabs tab={tab} onTab={onTab}>
            {tab === 'about' ? about?.trim() || 'Nothing more has been written yet.' : 'No updates yet.'}
          </CampaignTabs>
        </div>
      </div>
    </Page>
  );
}

function Funding({ campaign, now }: Pick<CampaignDetailsProps, 'campaign' | 'now'>) {
  const { goalAmount, deadline } = campaign;
  const raised = raisedOf(campaign);
  const backers = backersOf(campaign);
  const days = daysLeft(deadline, now);
  return (
    <>
      <p className={classes.money}>
        <strong>{formatExactRupees(raised)}</strong>{' '}
        <span>{`raised of ${formatExactRupees(goalAmount)}`}</span>
      </p>
      <FundingBar percent={percentFunded(raised, goalAmount)} />
      <div className={classes.facts}>
        <p>
          <strong>{formatCount(backers)}</strong> <span>{backers === 1 ? 'backer' : 'backers'}</span>
        </p>
        <p>
          {days ? (
            <span>
              <strong>{formatCount(days)}</strong> <span>{days === 1 ? 'day left' : 'days left'}</span>
            </span>
          ) : (
            <strong>{days === 0 ? 'Ends today' : 'Expired'}</strong>
          )}
        </p>
      </div>
      <p className={classes.until}>
        {days !== null
          ? fill('Until {date}', { date: formatDeadline(deadline) })
          : fill('It ended on {date}', { date: formatLongDate(deadline) })}
      </p>
    </>
  );
}
