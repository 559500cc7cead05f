import { Bone } from '#shared/ui/skeleton.tsx';
import classes from './scholarship-card.module.css';

/** A card that is still on its way, with the card's own geometry. */
export function ScholarshipCardSkeleton() {
  return (
    <div className={classes.card} aria-hidden="true">
      <div className={classes.top}>
        <Bone width="40%" height="1rem" />
        <Bone width="6rem" height="1.5rem" />
      </div>
      <Bone width="80%" height="1.625rem" />
      <Bone height="3.1875rem" />
      <Bone width="45%" height="2.125rem" />
      <Bone height="7.5rem" />
      <div className={classes.action}>
        <Bone height="40px" />
      </div>
    </div>
  );
}
