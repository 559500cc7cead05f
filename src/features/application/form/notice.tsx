import type { ReactNode } from 'react';
import classes from './notice.module.css';

/** Something to know before going on; it keeps nobody from going on. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return <div className={classes.notice}>{children}</div>;
}
