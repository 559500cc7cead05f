import type { ReactNode } from 'react';
import classes from './dotted-line.module.css';

/** Inline items separated by dots. */
export function DottedLine({ children }: { readonly children: ReactNode }) {
  return <span className={classes.line}>{children}</span>;
}
