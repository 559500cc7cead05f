import * as v from 'valibot';
import { TEXT_LIMITS } from '../limits.ts';
import { idSchema, isoDateTimeSchema, longTextSchema, textSchema, textUpTo } from './primitives.ts';

const APPLICATION_STATUSES = ['PENDING', 'ACCEPTED', 'REJECTED'] as const;
export const applicationStatusSchema = v.picklist(APPLICATION_STATUSES);
export type ApplicationStatus = v.InferOutput<typeof applicationStatusSchema>;

/** Parses a status from a server, ignoring case. Null if the contract has no such status. */
export function applicationStatusOf(text: string): ApplicationStatus | null {
  return APPLICATION_STATUSES.find((known) => known === text.trim().toUpperCase()) ?? null;
}

/** A new application (APP-06). `scholarshipReason` contains both answers under two headings. */
export const newApplicationSchema = v.object({
  studentId: idSchema,
  scholarshipId: idSchema,
  scholarshipReason: textUpTo(TEXT_LIMITS.application.scholarshipReason),
  otherScholarships: v.boolean(),
});
export type NewApplication = v.InferOutput<typeof newApplicationSchema>;

export const applicationSchema = v.object({
  id: idSchema,
  studentId: v.nullish(idSchema),
  scholarshipId: v.nullish(idSchema),
  scholarshipReason: v.nullish(longTextSchema),
  otherScholarships: v.nullish(v.boolean()),
  status: v.nullish(textSchema),
  createdAt: v.nullish(isoDateTimeSchema),
});
export type Application = v.InferOutput<typeof applicationSchema>;

/** The response to a new application: the record, bare or under `data` (students.md §7). */
export const createdApplicationSchema = v.union([
  v.object({ id: idSchema }),
  v.object({ data: v.object({ id: idSchema }) }),
]);

/** An applicant's education, in an application or a profile (organizations.md §3). */
export const studiesEntriesWith = (text: v.GenericSchema<string>) => ({
  educationLevel: v.nullish(text),
  institution: v.nullish(text),
  marks: v.nullish(v.union([v.number(), text])),
  tenthMarks: v.nullish(v.union([v.number(), text])),
  twelfthMarks: v.nullish(v.union([v.number(), text])),
});

/** An application in a scholarship's record. Any field may be missing. */
export const applicationSummarySchema = v.object({
  id: v.nullish(idSchema),
  studentId: v.nullish(idSchema),
  status: v.nullish(textSchema),
  createdAt: v.nullish(isoDateTimeSchema),
  ...studiesEntriesWith(textSchema),
});
