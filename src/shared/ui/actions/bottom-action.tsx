import type { ReactNode } from 'react';
import classes from './bottom-action.module.css';

/** The one action of a page, which stays in sight at the bottom edge of a phone. */
export function BottomAction({ children }: { readonly children: ReactNode }) {
  return <div className={classes.action}>{children}</div>;
}
