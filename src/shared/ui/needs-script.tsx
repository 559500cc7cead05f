import type { ReactNode } from 'react';
import classes from './needs-script.module.css';

/**
 * Says that what is here needs JavaScript, in browsers where it is off. What does nothing without it is marked
 * `data-needs-script`, and is hidden there (`base.css`).
 */
export function NeedsScript({ children }: { readonly children: ReactNode }) {
  return (
    <noscript>
      <p className={classes.note}>{children}</p>
    </noscript>
  );
}
