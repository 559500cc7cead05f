import { useEffect } from 'react';
import * as v from 'valibot';
import { useStore } from 'zustand';
import { useSession } from '../session/session-context.tsx';
import type { SignInLink } from '../ui/sign-in-again.tsx';
import { useNow } from '../ui/use-now.ts';
import { useOnline } from '../ui/use-online.ts';
import { asksSignIn, type NewOutboxEntry, type OutboxKind } from './outbox-rules.ts';
import { outboxOf } from './person-outbox.ts';
import type { WaitingNoteProps } from './waiting-note.tsx';

export interface WaitingFormOptions<Payload> {
  readonly userId: string;
  readonly kind: OutboxKind;
  /** What it is about, where a person may have several of its kind. */
  readonly subject?: string;
  // biome-ignore lint/suspicious/noExplicitAny: what was stored may be anything
  readonly schema: v.GenericSchema<any, Payload>;
  /** Makes it the form's draft again. @returns false where this device cannot store it */
  readonly saveDraft: (payload: Payload) => boolean;
  /** The way to sign in again; missing for a form that needs no account. */
  readonly signIn?: SignInLink;
  /** Called when it is the form's draft again. */
  readonly onEdit?: () => void;
}

export interface WaitingForm {
  /** Shown in the form's place; null while nothing waits. */
  readonly note: WaitingNoteProps | null;
  /** Stores what the form holds until it can be sent. @returns false where this device cannot */
  readonly put: (entry: Omit<NewOutboxEntry, 'kind' | 'subject'>) => boolean;
}

/** What waits in a form's place, and what a person can do about it (OUT-03). */
export function useWaitingForm<Payload>(options: WaitingFormOptions<Payload>): WaitingForm {
  const { userId, kind, subject = '', schema, saveDraft, signIn, onEdit } = options;
  const outbox = outboxOf(userId);
  // Entries deleted at sign-out, or with the site's data, disappear.
  useEffect(() => outbox.store.refresh(), [outbox]);
  const entry = useStore(
    outbox.store.entries,
    (entries) => entries.find((one) => one.kind === kind && one.subject === subject) ?? null,
  );
  const now = useNow();
  const isOnline = useOnline();
  const isSignedIn = useSession().status === 'signed-in';

  return {
    put: (fresh) => outbox.put({ ...fresh, kind, subject }),
    note: entry && {
      entry,
      now,
      isOnline,
      signIn: signIn !== undefined && (!isSignedIn || asksSignIn(entry)) && signIn,
      onEdit: async () => {
        const payload = v.safeParse(schema, entry.payload);
        const isOut = await outbox.edit(entry, () => payload.success && saveDraft(payload.output));
        if (isOut) onEdit?.();
        return isOut;
      },
      onWithdraw: () => outbox.withdraw(entry),
      onSendNow: outbox.sendNow,
      onAgain: () => outbox.again(entry),
    },
  };
}
