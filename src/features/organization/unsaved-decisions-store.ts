import * as v from 'valibot';
import { applicationStatusSchema } from '#contract/schemas/application.ts';
import { createDraftStorage, type DraftPlace } from '#shared/draft/draft-storage.ts';
import type { Decision } from './applicant.ts';

const schema = v.record(v.string(), applicationStatusSchema);

/**
 * Creates a scholarship's storage for decisions that the server has not confirmed. The decisions
 * survive a reload and the end of the session, and only the user who made them can read them
 * (REV-02). Like drafts, they are deleted after 30 days.
 */
export function unsavedDecisions(scholarshipId: string, place: DraftPlace) {
  const storage = createDraftStorage({ ...place, name: 'decision-draft', parts: [scholarshipId], schema });
  /** Returns the decisions, by application id. */
  const read = () => v.parse(schema, storage.read() ?? {});
  return {
    read,
    add: (applicationId: string, to: Decision) => storage.save({ ...read(), [applicationId]: to }),
    /**
     * Removes a decision that the server has saved. Keeps a later decision on the same application.
     */
    remove(applicationId: string, to: Decision) {
      const { [applicationId]: stored, ...others } = read();
      if (stored === to) storage.save(others);
    },
    forget: () => storage.forget(),
  };
}
