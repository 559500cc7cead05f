import classes from '#shared/ui/layout/card-grid.module.css';
import { Skeleton } from '#shared/ui/layout/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';
import card from '../scholarship-card.module.css';

/** A skeleton of the grid while the scholarships load. */
export function ScholarshipGridSkeleton() {
  return (
    <div role="status" data-needs-script>
      <VisuallyHidden>Loading scholarships</VisuallyHidden>
      <div className={classes.grid} aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <div key={key} className={classes.item}>
            <div className={card.card}>
              <Skeleton width="80%" height="1.625rem" />
              <Skeleton width="40%" height="1.25rem" />
              <Skeleton width="60%" height="1.875rem" />
              <Skeleton height="2.625rem" />
              <Skeleton width="70%" height="1.25rem" />
              <Skeleton height="3.125rem" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
