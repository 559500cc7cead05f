import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatExactRupees } from '#shared/format/amount.ts';
import { formatCount } from '#shared/format/count.ts';
import { daysLeft, formatDeadline, formatLongDate, formatTimeLeft, hasEnded } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { BottomAction } from '#shared/ui/actions/bottom-action.tsx';
import { AsideLayout } from '#shared/ui/layout/aside-layout.tsx';
import { BackLink } from '#shared/ui/layout/page.tsx';
import type { Campaign } from '../campaign.ts';
import { backersOf, percentFunded, raisedOf } from '../campaign.ts';
import { campaignCategory } from '../campaign-category.ts';
import { CampaignPicture } from '../campaign-picture.tsx';
import { FundingBar } from '../funding-bar.tsx';
import type { CampaignSearch } from '../list-search.ts';
import classes from './campaign-details.module.css';
import { LatestDonations } from './campaign-people.tsx';
import { CampaignTabs } from './campaign-tabs.tsx';
import type { CampaignTab } from './details-search.ts';
import type { PanelReport } from './panel-report-context.tsx';

export interface CampaignDetailsProps {
  readonly campaign: Campaign;
  /** The search parameters for the link back to the list. */
  readonly listSearch?: Partial<CampaignSearch>;
  /** Shows who runs the campaign. Empty until the organization has loaded. */
  readonly owner?: ReactNode;
  readonly tab: CampaignTab;
  readonly onTab: (tab: CampaignTab) => void;
  /** A notice at the top of the page for a campaign that was just started. */
  readonly news?: ReactNode;
  /** The Share, Like, Save and Edit buttons. */
  readonly actions: ReactNode;
  /** The donation panel. */
  readonly beside: ReactNode;
  /** The link for reporting a problem with the campaign. */
  readonly report?: ReactNode;
  /** The donation panel's report. While it is null, the page hides the donation bar. */
  readonly panel: PanelReport | null;
  /**
   * True if the viewer runs this campaign. Edit and Share then come first, and the donation panel
   * is collapsed.
   */
  readonly isOwn?: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A campaign's page (CF-07). */
export function CampaignDetails(props: CampaignDetailsProps) {
  const { campaign, listSearch = {}, owner, tab, onTab, news, actions } = props;
  const { beside, report, panel, isOwn = false, now } = props;
  const { title, imageUrl, about } = campaign;
  const description = campaign.description ?? '';
  const donate = useRef<HTMLDivElement>(null);
  const [isPanelInSight, setPanelInSight] = useState(false);
  useEffect(() => {
    // While the panel overlaps this part of the window, its own button is visible, so the donation
    // bar is hidden.
    const options = { rootMargin: '-20% 0px -25%' };
    const observer = new IntersectionObserver(([entry]) => {
      setPanelInSight(entry?.isIntersecting ?? false);
    }, options);
    if (donate.current) observer.observe(donate.current);
    return () => observer.disconnect();
  }, []);
  const isUnsettled = panel?.isUnsettled ?? false;
  const offersBar = isUnsettled || (panel !== null && !isOwn && !hasEnded(campaign.deadline, now));
  return (
    <>
      <AsideLayout
        isAsideFirst
        header={
          <div className="stack">
            <BackLink to="/crowdfunding" search={listSearch}>
              All campaigns
            </BackLink>
            {news}
            <div className="stack gap-2">
              <h1 dir="auto">{title}</h1>
              <div className={`${classes.owner} cluster gap-2`}>{owner}</div>
              {isOwn && actions}
            </div>
            <aside className="stack gap-3" aria-label="Funding">
              <Funding campaign={campaign} now={now} />
            </aside>
            <div className={classes.picture}>
              <CampaignPicture imageUrl={imageUrl} category={campaignCategory(title, description)} isFirst />
            </div>
            {description !== '' && (
              <p className={`${classes.description} lead`} dir="auto">
                {description}
              </p>
            )}
            <CampaignTabs
              tab={tab}
              onTab={onTab}
              texts={{
                about: about?.trim() || 'The organization hasn’t added any details yet.',
                updates: 'No updates yet.',
              }}
            />
            {!isOwn && actions}
          </div>
        }
        aside={
          <div className="panel" id="donate" ref={donate}>
            {isOwn ? (
              // While a payment is unsettled, the panel stays open to show what to do.
              <details open={isUnsettled || undefined}>
                <summary>Donate to your own campaign</summary>
                {beside}
              </details>
            ) : (
              beside
            )}
          </div>
        }
      >
        <div className="stack gap-8">
          <LatestDonations campaign={campaign} />
          {report}
        </div>
      </AsideLayout>
      {offersBar && !isPanelInSight && (
        <div className={classes.donate}>
          <BottomAction>
            <Button component="a" variant={isUnsettled ? 'filled' : 'next'} fullWidth href="#donate">
              {isUnsettled
                ? 'Check your payment first'
                : panel?.sum
                  ? fill('Donate {sum}', { sum: panel.sum })
                  : 'Donate'}
            </Button>
          </BottomAction>
        </div>
      )}
    </>
  );
}

function Funding({ campaign, now }: Pick<CampaignDetailsProps, 'campaign' | 'now'>) {
  const { goalAmount, deadline } = campaign;
  const raised = raisedOf(campaign);
  const backers = backersOf(campaign);
  const days = daysLeft(deadline, now);
  return (
    <>
      <div className={`${classes.money} cluster between gap-2`}>
        <p>
          <strong className="figure">{formatExactRupees(raised)}</strong>{' '}
          <span>{`raised of ${formatExactRupees(goalAmount)}`}</span>
          <span aria-hidden="true"> · </span>
          <span>
            <strong>{formatCount(backers)}</strong> <span>{backers === 1 ? 'backer' : 'backers'}</span>
          </span>
        </p>
        <FundingBar
          percent={percentFunded(raised, goalAmount)}
          isFirst={backers === 0 && !hasEnded(deadline, now)}
        />
      </div>
      <div className={`${classes.money} cluster between gap-1`}>
        <p>
          {days !== null && days > 1 ? (
            <span>
              <strong>{formatCount(days)}</strong> <span>days left</span>
            </span>
          ) : (
            <strong>{formatTimeLeft(deadline, now)}</strong>
          )}
        </p>
        {/* In the 24 hours before the deadline, the line above already shows the exact time. */}
        {(days === null || days > 1) && (
          <p className="quiet">
            {days === null
              ? fill('Ended on {date}', { date: formatLongDate(deadline) })
              : fill('Until {date}', { date: formatDeadline(deadline) })}
          </p>
        )}
      </div>
    </>
  );
}
