import { memo, type Ref } from 'react';
import classes from '#shared/ui/layout/card-grid.module.css';
import { Skeleton } from '#shared/ui/layout/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';
import type { Campaign } from '../campaign.ts';
import card from '../campaign-card.module.css';
import { CampaignCard } from '../campaign-card.tsx';

export interface CampaignGridProps {
  readonly campaigns: readonly Campaign[];
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly ref?: Ref<HTMLUListElement>;
}

/** The grid of cards. Memoized, so that typing re-renders it only when the campaigns change. */
export const CampaignGrid = memo(function CampaignGrid({ campaigns, now, ref }: CampaignGridProps) {
  return (
    <ul ref={ref} className={card.grid} aria-label="Campaigns">
      {campaigns.map((campaign) => (
        <li key={campaign.id} className={classes.item}>
          <CampaignCard campaign={campaign} now={now} />
        </li>
      ))}
    </ul>
  );
});

/** Placeholder with the layout of the cards. */
export function CampaignGridSkeleton() {
  return (
    <div role="status" data-needs-script>
      <VisuallyHidden>Loading campaigns</VisuallyHidden>
      <div className={card.grid} aria-hidden="true">
        {[0, 1, 2].map((key) => (
          <div key={key} className={classes.item}>
            <div className={card.card}>
              <Skeleton height="auto" style={{ borderRadius: 0 }} />
              <div className={`${card.words} stack gap-3`}>
                <Skeleton width="70%" height="1.5rem" />
                <Skeleton height="4.75rem" />
              </div>
              <Skeleton width="auto" height="3.5rem" />
              <Skeleton width="auto" height="1.75rem" />
              <Skeleton width="auto" height="48px" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
