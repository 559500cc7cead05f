import * as v from 'valibot';
import { idSchema, isoDateTimeSchema, textSchema } from './primitives.ts';

/** Each answer, trimmed, has at least this many characters (APP-02). */
export const ANSWER_MIN_LENGTH = 100;
/** Each answer has at most this many characters; further input is ignored (APP-02). */
export const ANSWER_MAX_LENGTH = 2500;

/** The status of an application. */
export const APPLICATION_STATUSES = ['PENDING', 'ACCEPTED', 'REJECTED'] as const;
export const applicationStatusSchema = v.picklist(APPLICATION_STATUSES);

/** What a student sends (APP-06): both answers travel under two headings in `scholarshipReason`. */
export const newApplicationSchema = v.object({
  studentId: idSchema,
  scholarshipId: idSchema,
  scholarshipReason: textSchema,
  otherScholarships: v.boolean(),
});
export type NewApplication = v.InferOutput<typeof newApplicationSchema>;

/** An application as the server returns it. */
export const applicationSchema = v.object({
  id: idSchema,
  studentId: v.nullish(idSchema),
  scholarshipId: v.nullish(idSchema),
  scholarshipReason: v.nullish(textSchema),
  otherScholarships: v.nullish(v.boolean()),
  status: v.nullish(textSchema),
  createdAt: v.nullish(isoDateTimeSchema),
});
export type Application = v.InferOutput<typeof applicationSchema>;

/** The answer to a sent application: the new record, bare or under `data` (students.md §7). */
export const createdApplicationSchema = v.union([
  v.object({ id: idSchema }),
  v.object({ data: v.object({ id: idSchema }) }),
]);

/** What a server may say of a person's studies, with an application or in a profile (organizations.md §3). */
export const studiesEntries = {
  educationLevel: v.nullish(textSchema),
  institution: v.nullish(textSchema),
  marks: v.nullish(v.union([v.number(), textSchema])),
  tenthMarks: v.nullish(v.union([v.number(), textSchema])),
  twelfthMarks: v.nullish(v.union([v.number(), textSchema])),
};

/** An application inside a scholarship: only its presence is relied upon. */
export const applicationSummarySchema = v.object({
  id: v.nullish(idSchema),
  studentId: v.nullish(idSchema),
  status: v.nullish(textSchema),
  createdAt: v.nullish(isoDateTimeSchema),
  ...studiesEntries,
});
