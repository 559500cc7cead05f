import { linkOptions } from '@tanstack/react-router';
import { memo } from 'react';
import { formatRupees } from '#shared/format/amount.ts';
import { formatCount } from '#shared/format/count.ts';
import { hasEnded } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { firstWords } from '#shared/text/first-words.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { DeadlineBadge } from '#shared/ui/feedback/deadline-badge.tsx';
import { backersOf, CARD_TEXT, type CampaignFacts, percentFunded, raisedOf } from './campaign.ts';
import classes from './campaign-card.module.css';
import { campaignCategory } from './campaign-category.ts';
import { CampaignPicture } from './campaign-picture.tsx';
import { FundingBar } from './funding-bar.tsx';

export interface CampaignCardProps {
  readonly campaign: CampaignFacts;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** One campaign in the list (CF-03). The whole card is a link. */
export const CampaignCard = memo(function CampaignCard({ campaign, now }: CampaignCardProps) {
  const { id, title, goalAmount, deadline } = campaign;
  const description = campaign.description ?? '';
  const raised = raisedOf(campaign);
  const donations = backersOf(campaign);
  const page = linkOptions({ to: '/crowdfunding/$id', params: { id } });
  return (
    <article className={classes.card}>
      <CampaignPicture imageUrl={campaign.imageUrl} category={campaignCategory(title, description)} />
      <div className={`${classes.words} stack gap-3`}>
        <h3 dir="auto" className={classes.title} title={title}>
          <AppLink {...page}>{title}</AppLink>
        </h3>
        <p dir="auto">{firstWords(description, CARD_TEXT)}</p>
      </div>
      <div className={`${classes.money} cluster between gap-1 quiet`}>
        <p>
          <strong className="large">{formatRupees(raised)}</strong>{' '}
          <span>{`of ${formatRupees(goalAmount)}`}</span>
        </p>
        <FundingBar
          percent={percentFunded(raised, goalAmount)}
          isFirst={donations === 0 && !hasEnded(deadline, now)}
        />
      </div>
      <div className="cluster between gap-1 quiet">
        <span>{donations === 1 ? '1 donation' : fill('{n} donations', { n: formatCount(donations) })}</span>
        <DeadlineBadge deadline={deadline} now={now} />
      </div>
      <div className={classes.action}>
        <LinkButton
          variant="default"
          size="sm"
          {...page}
          aria-label={fill('View Campaign: {title}', { title })}
        >
          View Campaign
        </LinkButton>
      </div>
    </article>
  );
});
