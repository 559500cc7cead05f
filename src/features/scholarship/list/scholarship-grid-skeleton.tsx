import { Skeleton } from '#shared/ui/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import { Facts } from '../facts.tsx';
import card from '../scholarship-card.module.css';
import { cardFacts } from '../scholarship-card.tsx';
import classes from './scholarship-grid.module.css';

/** The grid while its list loads. */
export function ScholarshipGridSkeleton() {
  return (
    <div role="status" data-needs-script>
      <VisuallyHidden>Loading scholarships</VisuallyHidden>
      <div className={classes.skeleton}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <CardSkeleton key={key} />
        ))}
      </div>
    </div>
  );
}

/** Stands in for a card while it loads, in the card's own shape. */
function CardSkeleton() {
  return (
    <div className={card.card} aria-hidden="true">
      <div className={card.top}>
        <Skeleton width="40%" height="1rem" />
        <Skeleton width="6rem" height="1.5rem" />
      </div>
      <Skeleton width="80%" height="1.625rem" />
      <Skeleton height="3.1875rem" />
      <Skeleton width="45%" height="2.125rem" />
      <Facts facts={cardFacts({})} />
      <div className={card.action}>
        <Skeleton height="40px" />
      </div>
    </div>
  );
}
