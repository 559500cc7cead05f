import { LinkButton } from '#shared/ui/button.tsx';
import classes from './application-success.module.css';

/** The next steps, the same in every state (APP-14). */
export function SuccessLinks({ variant = 'default' }: { readonly variant?: 'next' | 'default' }) {
  return (
    <div className={classes.actions}>
      <LinkButton to="/scholarship" variant={variant}>
        Browse More Scholarships
      </LinkButton>
      <LinkButton to="/" variant="default">
        Go to Home
      </LinkButton>
    </div>
  );
}
