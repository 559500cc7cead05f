import { AsideLayout } from '#shared/ui/layout/aside-layout.tsx';
import { Skeleton } from '#shared/ui/layout/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';

/** The checklist's skeleton while its scholarship loads. */
export function ReadinessSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading what you need</VisuallyHidden>
      <div aria-hidden="true">
        <AsideLayout aside={<Skeleton height="22rem" />}>
          <div className="stack gap-8">
            <div className="stack gap-3">
              <Skeleton width="12rem" height="1.5rem" />
              <Skeleton width="60%" height="3.5rem" />
              <Skeleton width="min(30rem, 100%)" height="1.75rem" />
            </div>
            <Skeleton height="5.5rem" />
            <Skeleton height="13rem" />
            <Skeleton height="13rem" />
          </div>
        </AsideLayout>
      </div>
    </div>
  );
}
