import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { HttpFailure } from '#contract/failure.ts';
import type { StudentChange } from '#contract/schemas/student.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { createOrUpdate } from '#shared/api/create-or-update.ts';
import { refusedClearings, sendAcceptable } from '#shared/api/send-acceptable.ts';
import type { DocumentKey, Student } from '../student.ts';
import type { StudentFields } from '../student-fields.ts';
import { studentQuery, studentsKey } from '../student-queries.ts';
import { changedStudent, type DocumentUrls, newStudent } from './student-payload.ts';

/** What the form hands over. */
export interface StudentToSave {
  readonly userId: string;
  /** The record that the form was opened with; null where there was none. */
  readonly opened: Student | null;
  readonly fields: StudentFields;
  readonly documents: DocumentUrls;
  /** The documents that the user removed. */
  readonly removed: readonly DocumentKey[];
}

/** A profile as it is now on the server, as far as this device knows. */
export interface SavedStudent {
  readonly student: Student;
  /** What the server did not take; everything else is saved. */
  readonly leftOut: readonly (keyof StudentChange)[];
}

/**
 * Saves a profile (STU-05): reads the record, then creates it or sends what changed since the form was
 * opened. Where nothing changed, nothing is sent. Parts that a server never takes in a change, such as
 * a date of birth, do not hold the rest back.
 *
 * @throws ApiError of whichever call failed
 */
export async function saveStudent(api: ApiClient, student: StudentToSave): Promise<SavedStudent> {
  const { userId, opened, fields, documents, removed } = student;
  return createOrUpdate<Student, SavedStudent>({
    find: () => api.call('students.byId', { as: userId, params: { userId } }),
    create: async () => {
      const body = newStudent(userId, fields, documents);
      await api.call('students.create', { as: userId, body });
      return { student: body, leftOut: [] };
    },
    update: async (found) => {
      // Compared with the record that the student saw, so that another device's changes are not undone.
      const changes = Object.entries(changedStudent(opened ?? found, fields, documents, removed));
      // A form that was opened without a profile has emptied nothing of one that is there now.
      const body: StudentChange = Object.fromEntries(changes.filter(([, value]) => opened || value !== ''));
      if (Object.keys(body).length === 0) return { student: found, leftOut: [] };
      const leftOut = await sendAcceptable(
        body,
        (part) => api.call('students.update', { as: userId, params: { userId }, body: part }),
        (failure) => neverTaken(body, failure),
      );
      const unchanged = Object.fromEntries(leftOut.map((name) => [name, found[name]]));
      return { student: { ...found, ...body, ...unchanged }, leftOut };
    },
  });
}

/** An existing backend answers each change of a date of birth with 500. */
function neverTaken(change: StudentChange, failure: HttpFailure): readonly (keyof StudentChange)[] {
  if (failure.status === 500 && change.dateOfBirth !== undefined) return ['dateOfBirth'];
  return refusedClearings(change, failure);
}

/** Saving as a mutation: the profile that the cache holds is the new one afterwards. */
export function saveStudentMutation(api: ApiClient, queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: ['students', 'save'],
    mutationFn: (student: StudentToSave) => saveStudent(api, student),
    onSuccess: ({ student }, { userId }) => {
      queryClient.setQueryData(studentQuery(api, userId).queryKey, student);
      void queryClient.invalidateQueries({ queryKey: studentsKey, refetchType: 'none' });
    },
  });
}
