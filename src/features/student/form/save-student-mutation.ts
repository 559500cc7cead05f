import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '#shared/api/api-client.ts';
import { nullIfMissing } from '#shared/api/api-error.ts';
import { createOnce } from '#shared/api/create-once.ts';
import { namesOf } from '#shared/form/fields.ts';
import type { Student } from '../student.ts';
import { studentQuery, studentsKey } from '../student-queries.ts';
import { documentsOf, type FilledIn, overRecord, studentPayload, textsOf } from './student-payload.ts';

export const studentSaveKey = ['students', 'save'];

export interface StudentToSave extends FilledIn {
  readonly userId: string;
}

/**
 * Saves a profile (STU-05). Reads the record first, then creates or replaces it. Writes nothing if
 * the server already has the same values.
 *
 * @returns the saved profile
 */
export async function saveStudent(api: ApiClient, { userId, ...filledIn }: StudentToSave): Promise<Student> {
  const params = { userId };
  const read = () => api.call('students.byId', { as: userId, params }).catch(nullIfMissing);
  const found = await read();
  const body = studentPayload(userId, found === null ? filledIn : overRecord(found, filledIn));
  const isStored = (record: Student) => {
    const stored = studentPayload(userId, { fields: textsOf(record), documents: documentsOf(record) });
    return namesOf(body).every((name) => stored[name] === body[name]);
  };
  if (found !== null && isStored(found)) return found;
  await createOnce<undefined, Student | null>({
    send: () =>
      found === null
        ? api.call('students.create', { as: userId, body })
        : api.call('students.update', { as: userId, params, body }),
    find: async () => [await read()],
    same: (record) => record !== null && isStored(record),
  });
  return { ...found, ...body };
}

/** Saves a profile and updates the cached profile. */
export function saveStudentMutation(api: ApiClient, queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: studentSaveKey,
    mutationFn: (student: StudentToSave) => saveStudent(api, student),
    onSuccess: (student, { userId }) => {
      queryClient.setQueryData(studentQuery(api, userId).queryKey, student);
      void queryClient.invalidateQueries({ queryKey: studentsKey, refetchType: 'none' });
    },
    // A server that refuses one field may have saved the other fields.
    onError: () => void queryClient.invalidateQueries({ queryKey: studentsKey, refetchType: 'none' }),
  });
}
