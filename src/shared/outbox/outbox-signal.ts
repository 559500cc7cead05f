import { createStore } from 'zustand/vanilla';
import { type GetStorage, keysIn, localArea, ownKey, sessionArea } from '../store/storage-area.ts';

/** The owner of what a signed-out visitor sends, as storage keys spell it. It stays in the tab: the next person at the device may be signed out, too. */
export const SIGNED_OUT = 'nobody';

interface OutboxSignal {
  /** Increases when this page adds an entry, or an entry is to be sent now. */
  readonly turn: number;
  readonly isAtOnce: boolean;
}

/** Tells the site shell that something waits to be sent. */
export const outboxSignal = createStore<OutboxSignal>()(() => ({ turn: 0, isAtOnce: false }));

/** Signals that something waits, or that the user wants it sent now. */
export function signalOutbox(isAtOnce: boolean): void {
  outboxSignal.setState(({ turn }) => ({ turn: turn + 1, isAtOnce }));
}

/** Where a person's entries are stored. */
export function outboxArea(userId: string): GetStorage {
  return userId === SIGNED_OUT ? sessionArea : localArea;
}

/** Whether this device holds anything of a person's; it does not tell what. */
export function holdsOutbox(userId: string): boolean {
  const prefix = `${ownKey('outbox', userId)}.`;
  return keysIn(outboxArea(userId)).some((key) => key.startsWith(prefix));
}
