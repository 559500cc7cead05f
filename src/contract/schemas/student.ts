import * as v from 'valibot';
import { TEXT_LIMITS } from '../limits.ts';
import { DOCUMENT_KEYS } from '../student-words.ts';
import { studiesEntriesWith } from './application.ts';
import { anyDateTimeSchema, idSchema, longTextSchema, textSchema, textUpTo } from './primitives.ts';

const limits = TEXT_LIMITS.student;

/**
 * A new or changed student profile (students.md §3). Contains every field. Documents are URLs, or
 * null if missing.
 */
export const studentWriteSchema = v.object({
  userId: idSchema,
  fullName: textUpTo(limits.fullName),
  email: textUpTo(limits.email),
  dateOfBirth: anyDateTimeSchema,
  contactNumber: textUpTo(limits.contactNumber),
  address: textUpTo(limits.address),
  gender: textUpTo(limits.gender),
  nationality: v.nullable(textUpTo(limits.nationality)),
  fatherName: v.nullable(textUpTo(limits.fatherName)),
  motherName: v.nullable(textUpTo(limits.motherName)),
  guardianName: v.nullable(textUpTo(limits.guardianName)),
  guardianContact: v.nullable(textUpTo(limits.guardianContact)),
  aboutMe: v.nullable(textUpTo(limits.aboutMe)),
  ...v.entriesFromList(DOCUMENT_KEYS, v.nullable(textSchema)),
});
export type StudentWrite = v.InferOutput<typeof studentWriteSchema>;

/** A student as the server returns it. Any field may be missing. */
export const studentSchema = v.object({
  userId: v.nullish(idSchema),
  fullName: v.nullish(longTextSchema),
  email: v.nullish(longTextSchema),
  dateOfBirth: v.nullish(anyDateTimeSchema),
  contactNumber: v.nullish(longTextSchema),
  address: v.nullish(longTextSchema),
  gender: v.nullish(longTextSchema),
  nationality: v.nullish(longTextSchema),
  fatherName: v.nullish(longTextSchema),
  motherName: v.nullish(longTextSchema),
  guardianName: v.nullish(longTextSchema),
  guardianContact: v.nullish(longTextSchema),
  aboutMe: v.nullish(longTextSchema),
  ...v.entriesFromList(DOCUMENT_KEYS, v.nullish(longTextSchema)),
  status: v.nullish(longTextSchema),
  phone: v.nullish(longTextSchema),
  alternateEmail: v.nullish(longTextSchema),
  city: v.nullish(longTextSchema),
  state: v.nullish(longTextSchema),
  postalCode: v.nullish(longTextSchema),
  careerGoals: v.nullish(longTextSchema),
  ...studiesEntriesWith(longTextSchema),
});
