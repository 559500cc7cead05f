import { Bone } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import classes from './auth-widget.module.css';

/** The geometry of a sign-in form while its script is on the way. */
export function WidgetSkeleton() {
  return (
    <div className={classes.skeleton} role="status" data-needs-script>
      <VisuallyHidden>Loading the form</VisuallyHidden>
      <Bone width="60%" height="1.75rem" />
      <Bone width="80%" height="1rem" />
      <Bone height="3rem" style={{ marginTop: '1rem' }} />
      <Bone height="3rem" />
      <Bone height="3rem" />
    </div>
  );
}
