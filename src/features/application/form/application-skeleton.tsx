import { AsideLayout } from '#shared/ui/layout/aside-layout.tsx';
import { HeaderSkeleton } from '#shared/ui/layout/page.tsx';
import { Skeleton } from '#shared/ui/layout/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';
import { useIsNarrow } from './use-is-narrow.ts';

/** Skeleton of the form, shown while the scholarship loads. */
export function ApplicationSkeleton() {
  const isNarrow = useIsNarrow();
  return (
    <div role="status">
      <VisuallyHidden>Loading the application form</VisuallyHidden>
      <div aria-hidden="true">
        <AsideLayout
          isAsideFirst
          header={<HeaderSkeleton />}
          aside={<Skeleton height={isNarrow ? '14.25rem' : '26.5rem'} />}
        >
          <div className="stack">
            <Skeleton width="18rem" height="2.75rem" />
            <Skeleton height="11rem" />
            <Skeleton width="18rem" height="2.75rem" />
            <Skeleton height="11rem" />
            <Skeleton width="11rem" height="48px" />
          </div>
        </AsideLayout>
      </div>
    </div>
  );
}
