import type { ReadState } from '#shared/api/read-state.ts';
import { AsideLayout } from '#shared/ui/layout/aside-layout.tsx';
import { HeaderSkeleton } from '#shared/ui/layout/page.tsx';
import { Skeleton } from '#shared/ui/layout/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';
import { factCount } from '../scholarship-facts.ts';
import { type DetailScreen, FailedScholarship } from '../scholarship-problem.tsx';

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
    <div role="status">
      <VisuallyHidden>Loading the scholarship</VisuallyHidden>
      <div aria-hidden="true">
        <AsideLayout
          isAsideFirst
          header={<HeaderSkeleton leadWidth="12rem" />}
          // One line of 2rem for each fact.
          aside={<Skeleton height={`${23 + 2 * factCount('aside')}rem`} />}
        >
          <div className="stack gap-8">
            <Skeleton height="6rem" />
            <Skeleton height="13rem" />
            <Skeleton height="13rem" />
          </div>
        </AsideLayout>
      </div>
    </div>
  );
}
