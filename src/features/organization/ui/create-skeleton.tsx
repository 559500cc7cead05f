import { FormColumns } from '#shared/form/form-layout.tsx';
import { Bone } from '#shared/ui/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';

/** The form of a new scholarship on its way, with its own geometry. */
export function CreateSkeleton() {
  return (
    <>
      <div role="status">
        <VisuallyHidden>Loading the form</VisuallyHidden>
      </div>
      <FormColumns aside={<Bone height="26rem" style={{ borderRadius: 12 }} />}>
        <div aria-hidden="true">
          <Bone height="6rem" />
          <Bone height="13rem" />
          <Bone height="8rem" />
          <Bone height="6rem" />
        </div>
      </FormColumns>
    </>
  );
}
