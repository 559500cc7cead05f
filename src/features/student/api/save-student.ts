import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '#shared/api/api-client.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { createOrUpdate } from '#shared/api/create-or-update.ts';
import { type SaveFailure, saveFailureOf, UNEXPECTED_SAVE } from '../model/save-failure.ts';
import type { Student } from '../model/student.ts';
import type { StudentFields } from '../model/student-fields.ts';
import { changedStudent, type DocumentUrls, newStudent } from '../model/student-payload.ts';
import { studentQuery, studentsKey } from './student-queries.ts';

/** What the form hands over. */
export interface StudentToSave {
  readonly userId: string;
  /** The record that the form was opened with; null where there was none. */
  readonly opened: Student | null;
  readonly fields: StudentFields;
  readonly documents: DocumentUrls;
}

export type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly failure: SaveFailure };

/**
 * Saves a profile (STU-05): reads the record, then creates it or sends what changed since the form was
 * opened. Where nothing changed, nothing is sent.
 *
 * @returns the profile as it now stands on the server, as far as this device knows
 * @throws ApiError of whichever call failed
 */
export async function saveStudent(api: ApiClient, student: StudentToSave): Promise<Student> {
  const { userId, opened, fields, documents } = student;
  let found: Student = {};
  return createOrUpdate<Student>({
    find: async () => {
      found = await api.call('students.byId', { params: { userId } });
    },
    create: async () => {
      const body = newStudent(userId, fields, documents);
      await api.call('students.create', { body });
      return body;
    },
    update: async () => {
      // Against the record that was seen: what another device changed meanwhile is not put back.
      const body = changedStudent(opened ?? found, fields, documents);
      if (Object.keys(body).length > 0) await api.call('students.update', { params: { userId }, body });
      return { ...found, ...body };
    },
  });
}

/** Saving as a mutation: it ends in an outcome, and the profile that the cache holds is the new one. */
export function saveStudentMutation(api: ApiClient, queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: ['students', 'save'],
    retry: false,
    networkMode: 'always',
    mutationFn: async (student: StudentToSave): Promise<SaveOutcome> => {
      try {
        const saved = await saveStudent(api, student);
        queryClient.setQueryData(studentQuery(api, student.userId).queryKey, saved);
        void queryClient.invalidateQueries({ queryKey: studentsKey, refetchType: 'none' });
        return { kind: 'saved' };
      } catch (error) {
        if (error instanceof ApiError) return { kind: 'refused', failure: saveFailureOf(error.failure) };
        console.error('The profile could not be saved', error);
        return { kind: 'refused', failure: UNEXPECTED_SAVE };
      }
    },
  });
}
