import type { ReactNode } from 'react';
import { useOnline } from '../browser/use-online.ts';
import { focusAroundOnRemoval } from '../layout/focus-main.ts';
import { OFFLINE_HINT } from './offline-hint.tsx';
import { StateDrawing, type StateDrawingProps } from './state-drawing.tsx';
import classes from './state-message.module.css';

export interface StateMessageProps {
  /**
   * An error is announced immediately; an empty state is read in order. 'unread' is an error, too: what could not be
   * read. Offline it says so instead of the hint, because it loads by itself when the browser is back online.
   */
  readonly kind: 'error' | 'unread' | 'empty';
  /** The picture of an empty state; an error has none. */
  readonly drawing?: StateDrawingProps['thing'];
  /** What happened. */
  readonly text: ReactNode;
  /** What the user can do about it. */
  readonly hint?: ReactNode;
  /** Buttons and links to the next step; at least one. */
  readonly children: ReactNode;
}

/** Shown if a screen, or a part of one, has no content: what happened, and a next step. */
export function StateMessage({ kind, drawing = 'empty', text, hint, children }: StateMessageProps) {
  const isOnline = useOnline();
  const advice = kind === 'unread' && !isOnline ? OFFLINE_HINT : hint;
  return (
    <div
      ref={focusAroundOnRemoval}
      className={`${classes.message} panel`}
      data-kind={kind === 'empty' ? 'empty' : 'error'}
      role={kind === 'empty' ? 'status' : 'alert'}
    >
      {kind === 'empty' && <StateDrawing thing={drawing} />}
      <div className={`${classes.words} stack gap-3`}>
        <p className="strong">{text}</p>
        {advice && <p className="muted">{advice}</p>}
        <div className="cluster">{children}</div>
      </div>
    </div>
  );
}
