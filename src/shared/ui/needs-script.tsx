import type { ReactNode } from 'react';
import classes from './needs-script.module.css';

/**
 * Says that this content needs JavaScript, in browsers where it is off. Content marked `data-needs-script` is then
 * hidden (`base.css`).
 */
export function NeedsScript({ children }: { readonly children: ReactNode }) {
  return (
    <noscript>
      <p className={classes.note}>{children}</p>
    </noscript>
  );
}
