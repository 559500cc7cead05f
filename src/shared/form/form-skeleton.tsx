import { Skeleton } from '#shared/ui/layout/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';
import { FormColumns } from './form-layout.tsx';

export interface FormSkeletonProps {
  /** CSS heights of the aside and of each field. */
  readonly aside: string;
  readonly fields: readonly string[];
}

/** A placeholder in the layout of a form with a preview beside it. */
export function FormSkeleton({ aside, fields }: FormSkeletonProps) {
  return (
    <>
      <VisuallyHidden role="status">Loading the form</VisuallyHidden>
      <FormColumns aside={<Skeleton height={aside} style={{ borderRadius: 12 }} />}>
        <div className="stack gap-8" aria-hidden="true">
          {fields.map((height, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
            <Skeleton key={index} height={height} />
          ))}
        </div>
      </FormColumns>
    </>
  );
}
