import classes from './funder-status.module.css';
import type { Verification } from './use-verification.ts';

/** Shows whether the funder is verified. Renders nothing if that is unknown. */
export function FunderStatus({ verification }: { readonly verification: Verification }) {
  if (verification === null) return null;
  return (
    <span className={classes.status} data-verification={verification}>
      {verification === 'unverified' ? 'Not verified yet' : 'Verified organization'}
    </span>
  );
}
