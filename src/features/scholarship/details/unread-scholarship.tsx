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

/** Shows a skeleton while the scholarship loads, or an error if loading has failed. */
export function UnreadScholarship({ screen, read }: UnreadScholarshipProps) {
  if (read.kind === 'loading') return <ScholarshipSkeleton />;
  return <FailedScholarship screen={screen} error={read.error} onRetry={read.retry} />;
}

/** A skeleton with the layout of the loaded page. */
function ScholarshipSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading the scholarship</VisuallyHidden>
      <div aria-hidden="true">
        <AsideLayout
          isAsideFirst
          header={<HeaderSkeleton leadWidth="12rem" />}
          // Each fact takes one line of 2rem.
          aside={<Skeleton height={`${14 + 2 * factCount('aside')}rem`} />}
        >
          <div className="stack gap-8">
            <Skeleton height="6rem" />
            <Skeleton height="5rem" />
            <Skeleton height="2.5rem" />
            <div className="columns gap-8">
              <Skeleton height="13rem" />
              <Skeleton height="13rem" />
            </div>
          </div>
        </AsideLayout>
      </div>
    </div>
  );
}
