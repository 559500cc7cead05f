import * as v from 'valibot';
import { studiesEntries } from './application.ts';
import { anyDateTimeSchema, idSchema, textSchema } from './primitives.ts';

/** What a student's profile sends, new or changed: all of it (students.md §3); documents are URLs, or null while missing. */
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

/** A student as the server returns it; everything but the user's id may be missing. */
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
