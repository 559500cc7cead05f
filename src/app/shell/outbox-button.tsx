import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import type { OutboxEntry } from '#shared/outbox/outbox-rules.ts';
import { outboxWords } from '#shared/outbox/outbox-words.ts';
import type { Outbox } from '#shared/outbox/person-outbox.ts';
import { WaitingActions } from '#shared/outbox/waiting-note.tsx';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/app-link.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { focusAroundOnRemoval } from '#shared/ui/focus-main.ts';
import classes from './outbox-button.module.css';

export interface OutboxButtonProps {
  readonly entries: readonly OutboxEntry[];
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly isOnline: boolean;
  readonly outbox: Pick<Outbox, 'withdraw' | 'sendNow' | 'again'>;
}

/** Where the form of an entry is: there it is changed, and there it says more. */
function formOf({ kind, subject }: OutboxEntry) {
  switch (kind) {
    case 'application':
      return linkOptions({ to: '/scholarship/$id/application-form', params: { id: subject } });
    case 'student-profile':
      return linkOptions({ to: '/student/details' });
    case 'organization-profile':
      return linkOptions({ to: '/organization/profile', search: { edit: true } });
    case 'message':
      return linkOptions({ to: '/contact' });
  }
}

/** Shown in the navigation bar while something waits to be sent, and lists it (OUT-03). */
export function OutboxButton({ entries, now, isOnline, outbox }: OutboxButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {(entries.length > 0 || isOpen) && (
        <button
          ref={focusAroundOnRemoval}
          type="button"
          className={classes.button}
          aria-haspopup="dialog"
          aria-label={fill('Outbox: {count}', { count: entries.length })}
          onClick={() => setOpen(true)}
        >
          <svg
            aria-hidden="true"
            width="22"
            height="22"
            viewBox="0 0 22 22"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d="M11 13V3m-4 4 4-4 4 4M3 12v6h16v-6" />
          </svg>
          <span aria-hidden="true" className={classes.count}>
            {entries.length}
          </span>
        </button>
      )}
      <Dialog
        title="Outbox"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        actions={
          <Button variant="default" onClick={() => setOpen(false)}>
            Done
          </Button>
        }
      >
        <div tabIndex={-1}>
          {entries.length === 0 ? (
            <p>Nothing is waiting to be sent.</p>
          ) : (
            <ul className={classes.list}>
              {entries.map((entry) => {
                const { title, lines } = outboxWords(entry, now);
                return (
                  <li key={entry.id} ref={focusAroundOnRemoval} aria-label={entry.title}>
                    <h3>
                      <AppLink {...formOf(entry)} onClick={() => setOpen(false)}>
                        {entry.title}
                      </AppLink>
                    </h3>
                    <p className={classes.state}>{title}</p>
                    {lines.map((line) => (
                      <p key={line}>{line}</p>
                    ))}
                    <WaitingActions
                      entry={entry}
                      isOnline={isOnline}
                      edit={() => (
                        <AppLink {...formOf(entry)} onClick={() => setOpen(false)}>
                          Edit
                        </AppLink>
                      )}
                      onWithdraw={() => outbox.withdraw(entry)}
                      onSendNow={outbox.sendNow}
                      onAgain={() => outbox.again(entry)}
                    />
                  </li>
                );
              })}
            </ul>
          )}
        </div>
      </Dialog>
    </>
  );
}
