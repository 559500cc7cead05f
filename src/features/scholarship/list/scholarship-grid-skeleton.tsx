import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import { ScholarshipCardSkeleton } from './scholarship-card-skeleton.tsx';
import classes from './scholarship-grid.module.css';

/** The grid while its list is on its way. */
export function ScholarshipGridSkeleton() {
  return (
    <div role="status" data-needs-script>
      <VisuallyHidden>Loading scholarships</VisuallyHidden>
      <div className={classes.skeleton}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <ScholarshipCardSkeleton key={key} />
        ))}
      </div>
    </div>
  );
}
