import * as v from 'valibot';
import type { TextStore } from '../clerk/identity.ts';

const messagesSchema = v.array(v.record(v.string(), v.unknown()));

/** A message as it came: the fields that the service's template fills in. */
export type SentMessage = v.InferOutput<typeof messagesSchema>[number];

/** The messages that the service has taken. */
export interface Outbox {
  /** Oldest first. */
  messages(): readonly SentMessage[];
  add(message: SentMessage): void;
  clear(): void;
}

const KEY = 'eduempower.mock.outbox';

/** Keeps sent messages in a store. Text that cannot be read counts as none. */
export function createOutbox(store: TextStore): Outbox {
  const messages = (): readonly SentMessage[] => {
    try {
      return v.parse(messagesSchema, JSON.parse(store.get(KEY) ?? '[]'));
    } catch {
      return [];
    }
  };
  return {
    messages,
    add: (message) => store.set(KEY, JSON.stringify([...messages(), message])),
    clear: () => store.remove(KEY),
  };
}
