import * as v from 'valibot';
import type { DraftStorage } from '#shared/draft/draft-storage.ts';
import type { EmailMessage } from '#shared/ports/email.ts';
import { persistedValue } from '#shared/store/persisted-value.ts';
import { type GetStorage, localArea } from '#shared/store/storage-area.ts';
import { mayHaveArrived } from './send-failure.ts';

/** What is known of a draft that was sent without an answer. */
export interface UnansweredSend {
  /** Whether the draft, as it is, may have arrived already. */
  mayHaveArrived(): boolean;
  /** Sends the draft, and notes that until there is an answer. */
  run(send: () => Promise<void>): Promise<void>;
}

/** Remembers over a reload that a message was on its way: whoever finds it again has to know before sending it twice (CON-02). */
export function unansweredSend(
  draft: DraftStorage<EmailMessage>,
  getStorage: GetStorage = localArea,
): UnansweredSend {
  // When the draft was saved says which one it is: a changed one, or another person's, is another message.
  const sent = persistedValue({
    key: 'eduempower.unanswered-message',
    version: 1,
    schema: v.number(),
    getStorage,
  });
  return {
    mayHaveArrived() {
      const savedAt = sent.read();
      return savedAt !== null && savedAt === draft.savedAt();
    },
    async run(send) {
      const savedAt = draft.savedAt();
      if (savedAt !== null) sent.write(savedAt);
      try {
        await send();
        sent.forget();
      } catch (error) {
        if (!mayHaveArrived(error)) sent.forget();
        throw error;
      }
    },
  };
}
