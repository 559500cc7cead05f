import { FormColumns } from '#shared/form/form-layout.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';

/** Stands in for the form of a new scholarship while it loads, laid out as the form is. */
export function CreateSkeleton() {
  return (
    <>
      <div role="status">
        <VisuallyHidden>Loading the form</VisuallyHidden>
      </div>
      <FormColumns aside={<Skeleton height="26rem" style={{ borderRadius: 12 }} />}>
        <div aria-hidden="true">
          <Skeleton height="6rem" />
          <Skeleton height="13rem" />
          <Skeleton height="8rem" />
          <Skeleton height="6rem" />
        </div>
      </FormColumns>
    </>
  );
}
