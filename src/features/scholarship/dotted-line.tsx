import type { ReactNode } from 'react';
import classes from './dotted-line.module.css';

/** Short texts in a row, separated by dots. */
export function DottedLine({ children }: { readonly children: ReactNode }) {
  return <span className={classes.line}>{children}</span>;
}
