import type { ReactNode } from 'react';
import classes from './dotted-line.module.css';

/** Short texts in a row, with a dot between each two. */
export function DottedLine({ children }: { readonly children: ReactNode }) {
  return <span className={classes.line}>{children}</span>;
}
