import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '#shared/api/api-client.ts';
import { nullIfMissing } from '#shared/api/api-error.ts';
import type { Student } from '../student.ts';
import { studentQuery, studentsKey } from '../student-queries.ts';
import { documentsOf, type FilledIn, overRecord, studentPayload, textsOf } from './student-payload.ts';

export const studentSaveKey = ['students', 'save'];

export interface StudentToSave extends FilledIn {
  readonly userId: string;
}

/**
 * Saves a profile (STU-05): reads the record, then creates it or replaces it. What is stored already is not sent again.
 *
 * @returns the profile as it is now on the server
 */
export async function saveStudent(api: ApiClient, { userId, ...filledIn }: StudentToSave): Promise<Student> {
  const params = { userId };
  const found = await api.call('students.byId', { as: userId, params }).catch(nullIfMissing);
  if (found === null) {
    const body = studentPayload(userId, filledIn);
    await api.call('students.create', { as: userId, body });
    return body;
  }
  const body = studentPayload(userId, overRecord(found, filledIn));
  const stored = studentPayload(userId, { fields: textsOf(found), documents: documentsOf(found) });
  if (JSON.stringify(body) === JSON.stringify(stored)) return found;
  await api.call('students.update', { as: userId, params, body });
  return { ...found, ...body };
}

/** Saving as a mutation: the profile that the cache holds is the new one afterwards. */
export function saveStudentMutation(api: ApiClient, queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: studentSaveKey,
    mutationFn: (student: StudentToSave) => saveStudent(api, student),
    onSuccess: (student, { userId }) => {
      queryClient.setQueryData(studentQuery(api, userId).queryKey, student);
      void queryClient.invalidateQueries({ queryKey: studentsKey, refetchType: 'none' });
    },
    // With a refused field, the other changes may be saved.
    onError: () => void queryClient.invalidateQueries({ queryKey: studentsKey, refetchType: 'none' }),
  });
}
