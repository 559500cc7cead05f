import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { OutboxEntry, OutboxKind } from './outbox-rules.ts';
import { type Outbox, outboxOf } from './person-outbox.ts';

/** What waits in a form's place. */
export interface Waiting {
  readonly outbox: Outbox;
  /** Null while nothing waits: then the form is there. */
  readonly entry: OutboxEntry | null;
}

/** Follows what a person has waiting of one kind, and about one thing. */
export function useWaiting(userId: string, kind: OutboxKind, subject = ''): Waiting {
  const outbox = outboxOf(userId);
  // Entries deleted at sign-out, or with the site's data, disappear.
  useEffect(() => outbox.store.refresh(), [outbox]);
  const entry = useStore(
    outbox.store.entries,
    (entries) => entries.find((one) => one.kind === kind && one.subject === subject) ?? null,
  );
  return { outbox, entry };
}
