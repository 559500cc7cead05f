import * as v from 'valibot';
import { studiesEntries } from './application.ts';
import { anyDateTimeSchema, idSchema, textSchema } from './primitives.ts';

/** What a student's profile sends (students.md §3); documents are URLs, or null while missing. */
export const studentWriteSchema = v.object({
  userId: idSchema,
  fullName: textSchema,
  email: textSchema,
  dateOfBirth: anyDateTimeSchema,
  contactNumber: textSchema,
  address: textSchema,
  gender: textSchema,
  nationality: v.nullish(textSchema),
  fatherName: v.nullish(textSchema),
  motherName: v.nullish(textSchema),
  guardianName: v.nullish(textSchema),
  guardianContact: v.nullish(textSchema),
  aboutMe: v.nullish(textSchema),
  domicileCert: v.nullish(textSchema),
  incomeCert: v.nullish(textSchema),
  tenthResult: v.nullish(textSchema),
  twelfthResult: v.nullish(textSchema),
});
export type StudentWrite = v.InferOutput<typeof studentWriteSchema>;

/** A change to a student who exists: only what changed is sent. */
export const studentChangeSchema = v.partial(studentWriteSchema);
export type StudentChange = v.InferOutput<typeof studentChangeSchema>;

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
  verified: v.nullish(v.boolean()),
  user: v.nullish(v.object({ email: v.nullish(textSchema), name: v.nullish(textSchema) })),
  phone: v.nullish(textSchema),
  alternateEmail: v.nullish(textSchema),
  city: v.nullish(textSchema),
  state: v.nullish(textSchema),
  postalCode: v.nullish(textSchema),
  careerGoals: v.nullish(textSchema),
  ...studiesEntries,
});

/** The answer to a change: the record itself, or wrapped as an existing backend does. */
export const changedStudentSchema = v.union([v.object({ updatedStudent: studentSchema }), studentSchema]);
