import { AsideLayout } from '#shared/ui/layout/aside-layout.tsx';
import { HeaderSkeleton } from '#shared/ui/layout/page.tsx';
import { Skeleton } from '#shared/ui/layout/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';

/** Skeleton of the checklist, shown while the scholarship loads. */
export function ReadinessSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading the requirements</VisuallyHidden>
      <div aria-hidden="true">
        <AsideLayout
          header={<HeaderSkeleton leadWidth="min(30rem, 100%)" />}
          aside={<Skeleton height="21rem" />}
        >
          <div className="stack gap-8">
            <Skeleton height="8rem" />
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
