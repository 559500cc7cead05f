import * as v from 'valibot';
import { createDraftStorage, type DraftPlace, type DraftStorage } from '#shared/draft/draft-storage.ts';
import { keysIn, localArea, ownParts, sessionArea } from '#shared/store/storage-area.ts';

// The schema sets no maximum length. A student who corrects an application may start with overlong
// answers and shorten them in the form.
const answerSchema = v.exactOptional(v.string());
const changesSchema = v.object({
  whyNeed: answerSchema,
  whyFit: answerSchema,
  otherScholarships: v.exactOptional(v.boolean()),
});

export interface AnswersDraftPlace extends DraftPlace {
  readonly scholarshipId: string;
}

/** Creates the storage for a user's unsent answers for one scholarship (APP-05). */
export function applicationDraftStorage({ scholarshipId, ...place }: AnswersDraftPlace): DraftStorage {
  return createDraftStorage({
    ...place,
    name: 'application-draft',
    parts: [scholarshipId],
    schema: changesSchema,
  });
}

/**
 * Creates the storage for answers that differ from those in the draft. When a student corrects an
 * application, an answer may have two versions, one sent and one in a draft. The new draft contains
 * one version, and this storage keeps the other version until the student sends the application
 * again (MINE-02).
 */
export function otherAnswersStorage({ scholarshipId, ...place }: AnswersDraftPlace): DraftStorage {
  return createDraftStorage({
    ...place,
    name: 'application-draft',
    parts: [scholarshipId, 'other'],
    schema: v.object({ whyNeed: answerSchema, whyFit: answerSchema }),
  });
}

/**
 * Creates the storage that records whether the student withdrew an application to correct and
 * resend it (MINE-02).
 */
export function takenBackStorage({ scholarshipId, ...place }: AnswersDraftPlace): DraftStorage {
  return createDraftStorage({
    ...place,
    name: 'application-draft',
    parts: [scholarshipId, 'taken-back'],
    schema: v.object({ isTakenBack: v.boolean() }),
  });
}

/** Returns the ids of the scholarships for which this device stores the user's unsent answers. */
export function begunScholarships(userId: string): readonly string[] {
  const keys = [localArea, sessionArea].flatMap(keysIn);
  const parts = new Set(keys.map((key) => ownParts(key, 'application-draft', userId)));
  const ids = [...parts].flatMap((part) => (part ? [decodeURIComponent(part)] : []));
  return ids.filter((scholarshipId) => applicationDraftStorage({ userId, scholarshipId }).read() !== null);
}
