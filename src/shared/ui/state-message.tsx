import type { ReactNode } from 'react';
import { focusAroundOnRemoval } from './focus-main.ts';
import classes from './state-message.module.css';

export interface StateMessageProps {
  /** An error is announced immediately; an empty state is read in turn. */
  readonly kind: 'error' | 'empty';
  /** What happened. */
  readonly text: ReactNode;
  /** What can be done about it. */
  readonly hint?: ReactNode;
  /** Buttons and links that lead on; there is always at least one. */
  readonly children: ReactNode;
}

/** Shown where a screen, or a part of one, has nothing else to show: what happened, and a next step. */
export function StateMessage({ kind, text, hint, children }: StateMessageProps) {
  return (
    <div
      ref={focusAroundOnRemoval}
      className={classes.message}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <p className={classes.text}>{text}</p>
      {hint && <p className={classes.hint}>{hint}</p>}
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
