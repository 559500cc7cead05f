import * as v from 'valibot';
import { studiesEntries } from './application.ts';
import { anyDateTimeSchema, idSchema, textSchema } from './primitives.ts';

/** A new or changed student's profile: every field (students.md §3); documents are URLs, or null if missing. */
export const studentWriteSchema = v.object({
  userId: idSchema,
  fullName: textSchema,
  email: textSchema,
  dateOfBirth: anyDateTimeSchema,
  contactNumber: textSchema,
  address: textSchema,
  gender: textSchema,
  nationality: v.nullable(textSchema),
  fatherName: v.nullable(textSchema),
  motherName: v.nullable(textSchema),
  guardianName: v.nullable(textSchema),
  guardianContact: v.nullable(textSchema),
  aboutMe: v.nullable(textSchema),
  domicileCert: v.nullable(textSchema),
  incomeCert: v.nullable(textSchema),
  tenthResult: v.nullable(textSchema),
  twelfthResult: v.nullable(textSchema),
});
export type StudentWrite = v.InferOutput<typeof studentWriteSchema>;

/** A student as the server returns it; only the user's id is certain. */
export const studentSchema = v.object({
  ...v.partial(studentWriteSchema).entries,
  userId: v.nullish(idSchema),
  fullName: v.nullish(textSchema),
  email: v.nullish(textSchema),
  dateOfBirth: v.nullish(anyDateTimeSchema),
  contactNumber: v.nullish(textSchema),
  address: v.nullish(textSchema),
  gender: v.nullish(textSchema),
  status: v.nullish(textSchema),
  phone: v.nullish(textSchema),
  alternateEmail: v.nullish(textSchema),
  city: v.nullish(textSchema),
  state: v.nullish(textSchema),
  postalCode: v.nullish(textSchema),
  careerGoals: v.nullish(textSchema),
  ...studiesEntries,
});
