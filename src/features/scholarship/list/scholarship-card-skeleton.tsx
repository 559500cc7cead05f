import { Skeleton } from '#shared/ui/skeleton.tsx';
import classes from '../scholarship-card.module.css';

/** A card that is still on its way, with the card's own geometry. */
export function ScholarshipCardSkeleton() {
  return (
    <div className={classes.card} aria-hidden="true">
      <div className={classes.top}>
        <Skeleton width="40%" height="1rem" />
        <Skeleton width="6rem" height="1.5rem" />
      </div>
      <Skeleton width="80%" height="1.625rem" />
      <Skeleton height="3.1875rem" />
      <Skeleton width="45%" height="2.125rem" />
      <Skeleton height="7.5rem" />
      <div className={classes.action}>
        <Skeleton height="40px" />
      </div>
    </div>
  );
}
