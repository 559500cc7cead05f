import type { ReactNode } from 'react';
import { useOnline } from '../browser/use-online.ts';
import { focusAroundOnRemoval } from '../layout/focus-main.ts';
import { OFFLINE_HINT } from './offline-hint.tsx';
import { StateDrawing } from './state-drawing.tsx';
import classes from './state-message.module.css';

export interface StateMessageProps {
  /**
   * Screen readers announce an error immediately, and an empty state politely. 'unread' is an error
   * about content that could not be loaded. While the browser is offline, such a message shows the
   * offline hint instead of `hint`, because the content loads on its own when the connection is
   * back.
   */
  readonly kind: 'error' | 'unread' | 'empty';
  /** The picture for an empty state. By default, an open book. Errors show no picture. */
  readonly drawing?: ReactNode;
  /** Says what happened. */
  readonly text: ReactNode;
  /** Says what the user can do next. */
  readonly hint?: ReactNode;
  /** At least one button or link for a next step. */
  readonly children: ReactNode;
}

/**
 * Shown when a screen, or a part of it, has no content. Says what happened and offers a next step.
 */
export function StateMessage({ kind, drawing = <StateDrawing />, text, hint, children }: StateMessageProps) {
  const isOnline = useOnline();
  const advice = kind === 'unread' && !isOnline ? OFFLINE_HINT : hint;
  return (
    <div
      ref={focusAroundOnRemoval}
      className={`${classes.message} panel cluster gap-6`}
      data-kind={kind === 'empty' ? 'empty' : 'error'}
      role={kind === 'empty' ? 'status' : 'alert'}
    >
      {kind === 'empty' && drawing}
      <div className="grow stack gap-3">
        <p className="large strong">{text}</p>
        {advice && <p className="muted">{advice}</p>}
        <div className="cluster">{children}</div>
      </div>
    </div>
  );
}
