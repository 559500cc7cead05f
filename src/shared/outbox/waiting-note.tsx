import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { focusAroundOnRemoval, takeFocus } from '../ui/focus-main.ts';
import { SignInAgain, type SignInLink } from '../ui/sign-in-again.tsx';
import type { OutboxEntry } from './outbox-rules.ts';
import { keptWords, outboxWords } from './outbox-words.ts';
import classes from './waiting-note.module.css';

type SayIfItStays = (isOut: Promise<boolean>) => Promise<void>;

export interface WaitingActionsProps {
  readonly entry: OutboxEntry;
  readonly isOnline: boolean;
  /** What opens the form with it, told how to say that it could not be taken out. */
  readonly edit: (sayIfItStays: SayIfItStays) => ReactNode;
  /** @returns false where it could not be taken out: it is being sent, or another tab has changed it */
  readonly onWithdraw: () => Promise<boolean>;
  readonly onSendNow: () => void;
  /** Sends again what may have arrived. */
  readonly onAgain: () => void;
}

export interface WaitingNoteProps extends Omit<WaitingActionsProps, 'edit'> {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** True where it lasts no longer than the tab. */
  readonly isInTab?: boolean;
  /** The way to sign in again; missing while the session goes on. */
  readonly signIn?: SignInLink | false;
  /** Opens the form with it. @returns false where it could not be taken out, or stored as a draft */
  readonly onEdit: () => Promise<boolean>;
  /** What else can be done in its state. */
  readonly children?: ReactNode;
}

/** Shown in a form's place while what was written there waits, and says what became of it (OUT-01, OUT-03). */
export function WaitingNote(props: WaitingNoteProps) {
  const { entry, now, isInTab = false, signIn, onEdit, children } = props;
  const { title, lines } = outboxWords(entry, now);
  const titleId = useId();
  const note = useRef<HTMLElement>(null);
  useLayoutEffect(() => focusAroundOnRemoval(note.current), []);
  useEffect(() => {
    // The pressed button is gone with its form.
    if (document.activeElement === document.body) note.current?.focus();
  }, []);
  return (
    <section
      ref={note}
      className={classes.note}
      data-state={entry.state}
      aria-label="Waiting"
      aria-describedby={titleId}
      tabIndex={-1}
    >
      <div role="status">
        <h2 id={titleId}>{title}</h2>
        <p className={classes.title}>{entry.title}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {signIn && (
        <p>
          <SignInAgain signIn={signIn} />. It is sent when you are signed in.
        </p>
      )}
      {children}
      {entry.state !== 'sent' && <p className={classes.quiet}>{keptWords(entry, isInTab)}</p>}
      <WaitingActions
        {...props}
        edit={(sayIfItStays) => (
          <Button variant="default" size="sm" onClick={() => void sayIfItStays(onEdit())}>
            Edit
          </Button>
        )}
      />
    </section>
  );
}

/** What a person can do about something that waits. */
export function WaitingActions(props: WaitingActionsProps) {
  const [stays, setStays] = useState(false);
  const sayIfItStays: SayIfItStays = async (isOut) => {
    setStays(false);
    setStays(!(await isOut));
  };
  return (
    <>
      {stays && props.entry.state !== 'sent' && (
        <p role="alert" className={classes.failed}>
          Nothing was changed: it may be on its way right now. Try again in a moment.
        </p>
      )}
      <Actions
        {...props}
        edit={props.edit(sayIfItStays)}
        onWithdraw={() => void sayIfItStays(props.onWithdraw())}
      />
    </>
  );
}

interface ActionsProps extends Omit<WaitingActionsProps, 'edit' | 'onWithdraw'> {
  readonly edit: ReactNode;
  readonly onWithdraw: () => void;
}

function Actions({ entry, isOnline, edit, onWithdraw, onSendNow, onAgain }: ActionsProps) {
  /** Null until the person has been asked. */
  const [asks, setAsks] = useState<boolean | null>(null);
  if (entry.state === 'sent') {
    return (
      <div key="sent" className={classes.actions}>
        <Button size="sm" onClick={onWithdraw}>
          OK
        </Button>
      </div>
    );
  }
  if (asks) {
    return (
      <div key="asks" ref={focusAroundOnRemoval} className={classes.actions}>
        <p>It will not be sent, and what you wrote will be deleted.</p>
        <Button size="sm" onClick={onWithdraw}>
          Withdraw and delete
        </Button>
        <Button ref={takeFocus} variant="default" size="sm" onClick={() => setAsks(false)}>
          Keep it
        </Button>
      </div>
    );
  }
  return (
    <div key="waits" ref={focusAroundOnRemoval} className={classes.actions}>
      {entry.state === 'unclear' && (
        <Button ref={focusAroundOnRemoval} size="sm" onClick={onAgain}>
          Send again
        </Button>
      )}
      {(entry.state === 'waiting' || entry.state === 'sending') && isOnline && (
        <Button ref={focusAroundOnRemoval} size="sm" onClick={onSendNow}>
          Send now
        </Button>
      )}
      {edit}
      <Button
        ref={asks === false ? takeFocus : null}
        variant="default"
        size="sm"
        onClick={() => setAsks(true)}
      >
        Withdraw
      </Button>
    </div>
  );
}
