import * as v from 'valibot';

/** What the device stores until it can be sent. A payment is never stored, nor is a decision about an applicant. */
const KINDS = ['application', 'student-profile', 'organization-profile', 'message'] as const;
export type OutboxKind = (typeof KINDS)[number];

/** By this time a call has ended or timed out: 10 s and some margin, in milliseconds. */
export const IN_FLIGHT_MS = 15_000;

/** Something that waits to be sent, and its state. */
export const outboxEntrySchema = v.object({
  /** New for each stored text, so that an answer to an older text is not taken for an answer to this one. */
  id: v.string(),
  kind: v.picklist(KINDS),
  /** What it is about, where a user may have several of its kind, such as a scholarship. Empty otherwise. */
  subject: v.string(),
  /** Its name on screen. */
  title: v.string(),
  /** What is sent. Its kind checks it whenever it is used; gone once it has arrived. */
  payload: v.unknown(),
  /** Milliseconds since 1970. */
  savedAt: v.number(),
  /** When it is too late, in milliseconds since 1970; null where it never is. */
  deadline: v.nullable(v.number()),
  /**
   *     waiting ⇄ sending → sent
   *        ↑         ↓
   *        └── refused, unclear
   *
   * `sending` is written before it leaves the device. Found there later, it says that the answer was lost.
   */
  state: v.picklist(['waiting', 'sending', 'sent', 'refused', 'unclear']),
  /** When that state was reached. */
  since: v.number(),
  /** How many times a busy server has put it off. */
  putOff: v.number(),
  /** A busy server asked not to come back before this moment. */
  notBefore: v.number(),
  /** Why it was refused or put off, or which parts were not accepted, in the form's words. */
  said: v.nullable(v.string()),
});
export type OutboxEntry = v.InferOutput<typeof outboxEntrySchema>;

export type OutboxEvent =
  | { readonly type: 'send' }
  | { readonly type: 'arrived'; readonly said?: string }
  /** It is certain that it has not arrived. */
  | { readonly type: 'not-arrived'; readonly said?: string }
  | { readonly type: 'put-off'; readonly until: number }
  | { readonly type: 'refused'; readonly said: string }
  /** It is not known whether it has arrived. */
  | { readonly type: 'unclear' }
  /** The person wants it sent again. */
  | { readonly type: 'again' };

/** The only state transition. An event that does not apply to the state changes nothing. */
export function nextEntry(entry: OutboxEntry, event: OutboxEvent, now: number): OutboxEntry {
  const { state } = entry;
  const to = (next: OutboxEntry['state'], change: Partial<OutboxEntry> = {}): OutboxEntry => ({
    ...entry,
    said: null,
    notBefore: 0,
    ...change,
    state: next,
    since: now,
  });
  if (event.type === 'again') {
    return state === 'refused' || state === 'unclear' ? to('waiting', { putOff: 0 }) : entry;
  }
  if (event.type === 'send') return state === 'waiting' ? to('sending') : entry;
  if (state !== 'sending') return entry;
  switch (event.type) {
    case 'arrived':
      return to('sent', { payload: null, said: event.said ?? null });
    case 'not-arrived':
      return to('waiting', { said: event.said ?? null });
    case 'put-off':
      return to('waiting', { notBefore: event.until, putOff: entry.putOff + 1 });
    case 'refused':
      return to('refused', { said: event.said });
    case 'unclear':
      return to('unclear');
  }
}

/** What a form hands over. */
export interface NewOutboxEntry
  extends Pick<OutboxEntry, 'kind' | 'subject' | 'title' | 'payload' | 'deadline'> {
  /** An attempt to send it ended without an answer: it is looked up before it is sent. */
  readonly isDoubtful: boolean;
}

/** An entry as it is put in. */
export function newEntry(
  { isDoubtful, ...entry }: NewOutboxEntry,
  id: string,
  now: number,
  notBefore = 0,
): OutboxEntry {
  const state = isDoubtful ? 'sending' : 'waiting';
  return { ...entry, id, savedAt: now, state, since: now, putOff: 0, notBefore, said: null };
}

/** When an entry can be sent or looked up, in milliseconds since 1970; null where that is up to the user. */
export function dueAt({ state, since, notBefore }: OutboxEntry): number | null {
  if (state === 'waiting') return notBefore;
  return state === 'sending' ? since + IN_FLIGHT_MS : null;
}

/** Whether an entry can be sent or looked up now. A clock that was set back causes no delay. */
export function isDue(entry: OutboxEntry, now: number): boolean {
  const due = dueAt(entry);
  return due !== null && (due <= now || now < entry.since);
}

/** Whether it waits for its person to sign in again: nothing else puts it off with a text. */
export function asksSignIn({ state, said }: OutboxEntry): boolean {
  return state === 'waiting' && said !== null;
}

/** Whether two reads show the same entry in the same state. */
export function isSameMoment(one: OutboxEntry, other: OutboxEntry): boolean {
  return one.id === other.id && one.state === other.state && one.since === other.since;
}

/** It has arrived. */
export interface Arrived {
  readonly type: 'arrived';
  /** What is not as it was asked for, such as a part that the server did not accept, if anything. */
  readonly said?: string;
}

/** How an attempt to send something has ended. */
export type Delivery =
  | Arrived
  /** It is certain that it has not arrived; it can be sent again automatically. */
  | { readonly type: 'not-arrived' }
  /** It may have arrived. */
  | { readonly type: 'unknown' }
  /** The server is busy; null where it did not say for how long. */
  | { readonly type: 'busy'; readonly retryAfterMs: number | null }
  /** The session has ended: it waits until the person has signed in again. */
  | { readonly type: 'sign-in'; readonly said: string }
  | { readonly type: 'refused'; readonly said: string };
