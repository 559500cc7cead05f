import * as v from 'valibot';
import { mapFields, namesOf } from '#shared/form/fields.ts';
import { documentLabels, type Student } from '../student.ts';
import type { StudentFields } from '../student-fields.ts';
import type { StudentToSave } from './save-student-mutation.ts';
import { changedStudent, newStudent } from './student-payload.ts';

/** A profile that waits on the device to be sent: its values, and the draft that the form would open with. */
export const waitingStudentSchema = v.object({
  student: v.object({
    userId: v.string(),
    opened: v.nullable(v.custom<Student>((value) => typeof value === 'object' && value !== null)),
    fields: v.custom<StudentFields>((value) => v.is(v.record(v.string(), v.string()), value)),
    documents: v.object(mapFields(documentLabels, () => v.nullable(v.string()))),
    removed: v.array(v.picklist(namesOf(documentLabels))),
  }),
  draft: v.object({
    changes: v.record(v.string(), v.string()),
    documents: v.record(v.string(), v.string()),
  }),
  /** Whether the account had no name when the form was opened. */
  namesAccount: v.boolean(),
});
export type WaitingStudent = v.InferOutput<typeof waitingStudentSchema>;

/** Whether a record holds everything that was to be saved. */
export function isSaved(
  found: Student,
  { userId, opened, fields, documents, removed }: StudentToSave,
): boolean {
  const change =
    opened === null
      ? newStudent(userId, fields, documents)
      : changedStudent(opened, fields, documents, removed);
  const left = changedStudent(found, fields, documents, removed);
  return Object.keys(change).every((name) => !Object.hasOwn(left, name));
}
