import { Skeleton } from '#shared/ui/layout/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';
import { FormColumns } from './form-layout.tsx';

export interface FormSkeletonProps {
  /** The CSS height of the aside. */
  readonly aside: string;
  /** The CSS height of each field. */
  readonly fields: readonly string[];
}

/** A loading placeholder for a form with an aside. */
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
