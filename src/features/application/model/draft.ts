import * as v from 'valibot';
import { keptValue } from '#shared/store/kept-value.ts';
import { ownKey, type StorageDoor } from '#shared/store/storage-area.ts';
import { type Answers, cutAnswer } from './answers.ts';

const draftSchema = v.object({
  whyNeed: v.string(),
  whyFit: v.string(),
  otherScholarships: v.boolean(),
  /** When it was written, in milliseconds since 1970. */
  savedAt: v.number(),
});

/** A person's unsent answers for one scholarship. */
export interface DraftKeeper {
  /** Where the copy lies that other tabs see. */
  readonly sharedKey: string;
  /** The last answers that were saved, in this tab or, if those are newer, in another; null for none. */
  read(): Answers | null;
  /** @returns false when neither storage took it, and the answers last only as long as the page */
  save(answers: Answers): boolean;
  forget(): void;
}

export interface DraftKeeperOptions {
  readonly userId: string;
  readonly scholarshipId: string;
  readonly session: StorageDoor;
  readonly local: StorageDoor;
  readonly now?: () => number;
}

/**
 * Keeps a draft twice (APP-05, SAFE-04): in the tab's session storage, where Back and a reload find it,
 * and on the device, where it outlives a crash, a closed tab and a sign-out. Only the same person gets it
 * back (AUTH-07).
 */
export function draftKeeper(options: DraftKeeperOptions): DraftKeeper {
  const { userId, scholarshipId, session, local, now = Date.now } = options;
  const key = ownKey('application-draft', userId, scholarshipId);
  const copy = (door: StorageDoor) => keptValue({ key, version: 1, schema: draftSchema, door });
  const copies = [copy(session), copy(local)] as const;

  return {
    sharedKey: key,
    read() {
      const [newest] = copies
        .flatMap((kept) => kept.read() ?? [])
        .sort((one, other) => other.savedAt - one.savedAt);
      if (newest === undefined) return null;
      const { whyNeed, whyFit, otherScholarships } = newest;
      return { whyNeed: cutAnswer(whyNeed), whyFit: cutAnswer(whyFit), otherScholarships };
    },
    save(answers) {
      if (isEmpty(answers)) {
        for (const kept of copies) kept.forget();
        return true;
      }
      const { whyNeed, whyFit, otherScholarships } = answers;
      const draft = { whyNeed, whyFit, otherScholarships, savedAt: now() };
      return copies.map((kept) => kept.write(draft)).includes(true);
    },
    forget() {
      for (const kept of copies) kept.forget();
    },
  };
}

/** True when there is nothing that would be a loss. */
export function isEmpty({ whyNeed, whyFit, otherScholarships }: Answers): boolean {
  return whyNeed === '' && whyFit === '' && !otherScholarships;
}
