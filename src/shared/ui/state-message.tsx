import type { ReactNode } from 'react';
import { focusAroundOnRemoval } from './focus-main.ts';
import classes from './state-message.module.css';

export interface StateMessageProps {
  /** An error is announced immediately; an empty state is read in order. */
  readonly kind: 'error' | 'empty';
  /** What happened. */
  readonly text: ReactNode;
  /** What the user can do about it. */
  readonly hint?: ReactNode;
  /** Buttons and links to the next step; at least one. */
  readonly children: ReactNode;
}

/** Shown if a screen, or a part of one, has no content: what happened, and a next step. */
export function StateMessage({ kind, text, hint, children }: StateMessageProps) {
  return (
    <div
      ref={focusAroundOnRemoval}
      className={`${classes.message} panel stack gap-3`}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <p className="strong">{text}</p>
      {hint && <p className="muted">{hint}</p>}
      <div className="cluster">{children}</div>
    </div>
  );
}
