import { Skeleton } from '#shared/ui/layout/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';
import classes from './auth-widget.module.css';

/** Takes up the space of a sign-in form while its script loads. */
export function WidgetSkeleton() {
  return (
    <div className={`${classes.skeleton} panel stack gap-3`} role="status" data-needs-script>
      <VisuallyHidden>Loading the form</VisuallyHidden>
      <Skeleton width="60%" height="1.75rem" />
      <Skeleton width="80%" height="1rem" />
      <Skeleton height="3rem" style={{ marginTop: '1rem' }} />
      <Skeleton height="3rem" />
      <Skeleton height="3rem" />
    </div>
  );
}
