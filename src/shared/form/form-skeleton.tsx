import { Skeleton } from '#shared/ui/layout/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';
import { FormColumns } from './form-layout.tsx';

export interface FormSkeletonProps {
  /** CSS heights: of what is beside the form, and of each of its fields. */
  readonly aside: string;
  readonly fields: readonly string[];
}

/** Stands in for a form with a preview beside it while it loads, laid out as the form is. */
export function FormSkeleton({ aside, fields }: FormSkeletonProps) {
  return (
    <>
      <VisuallyHidden role="status">Loading the form</VisuallyHidden>
      <FormColumns aside={<Skeleton height={aside} style={{ borderRadius: 12 }} />}>
        <div aria-hidden="true">
          {fields.map((height, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never move
            <Skeleton key={index} height={height} />
          ))}
        </div>
      </FormColumns>
    </>
  );
}
