import { Skeleton } from '#shared/ui/layout/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';

const ROWS = ['one', 'two', 'three'];

/** Skeleton of the list, with a typical number of rows. */
export function MyApplicationsSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading your applications</VisuallyHidden>
      <div className="stack" aria-hidden="true">
        {ROWS.map((row) => (
          <div key={row} className="panel stack gap-3">
            <Skeleton width="14rem" height="1.35rem" />
            <Skeleton width="min(30rem, 100%)" height="1.4rem" />
            <Skeleton width="12rem" height="2.5rem" />
          </div>
        ))}
      </div>
    </div>
  );
}
