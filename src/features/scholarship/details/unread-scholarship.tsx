import type { ReadState } from '#shared/api/read-state.ts';
import { Page } from '#shared/ui/layout/page.tsx';
import { Skeleton } from '#shared/ui/layout/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';
import { factCount } from '../scholarship-facts.ts';
import { type DetailScreen, FailedScholarship } from '../scholarship-problem.tsx';
import classes from './detail.module.css';

export interface UnreadScholarshipProps {
  readonly screen: DetailScreen;
  readonly read: Exclude<ReadState<unknown>, { readonly kind: 'loaded' }>;
}

/** What a scholarship's page shows while it loads, and when it could not be loaded. */
export function UnreadScholarship({ screen, read }: UnreadScholarshipProps) {
  if (read.kind === 'loading') return <ScholarshipSkeleton />;
  return <FailedScholarship screen={screen} error={read.error} onRetry={read.retry} />;
}

/** Stands in for a single scholarship while it loads, laid out as the screen is. */
function ScholarshipSkeleton() {
  return (
    <Page>
      <div role="status">
        <VisuallyHidden>Loading the scholarship</VisuallyHidden>
        <div className="stack gap-8" aria-hidden="true">
          <div className="stack gap-2">
            <Skeleton width="10rem" height="1.5rem" />
            <Skeleton width="70%" height="3.5rem" />
            <Skeleton width="12rem" height="1.75rem" />
          </div>
          <div className={classes.layout}>
            {/* One line of 2rem for each fact. */}
            <Skeleton height={`${23 + 2 * factCount('aside')}rem`} />
            <div className="stack gap-8">
              <Skeleton height="6rem" />
              <Skeleton height="13rem" />
              <Skeleton height="13rem" />
            </div>
          </div>
        </div>
      </div>
    </Page>
  );
}
