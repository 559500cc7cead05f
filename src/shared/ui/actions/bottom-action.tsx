import type { ReactNode } from 'react';
import classes from './bottom-action.module.css';

/** The page's main action. Stays visible at the bottom of narrow screens. */
export function BottomAction({ children }: { readonly children: ReactNode }) {
  return <div className={classes.action}>{children}</div>;
}
