import { Bone } from '#shared/ui/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import classes from '../forms/scholarship-form.module.css';

/** The form of a new scholarship on its way, with its own geometry. */
export function CreateSkeleton() {
  return (
    <>
      <div role="status">
        <VisuallyHidden>Loading the form</VisuallyHidden>
      </div>
      <div className={classes.columns} aria-hidden="true">
        <div className={classes.form}>
          <Bone height="6rem" />
          <Bone height="13rem" />
          <Bone height="8rem" />
          <Bone height="6rem" />
        </div>
        <div className={classes.aside}>
          <Bone height="26rem" style={{ borderRadius: 12 }} />
        </div>
      </div>
    </>
  );
}
