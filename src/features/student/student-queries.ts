import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#shared/api/api-client.ts';
import { isNotFound } from '#shared/api/api-error.ts';
import type { Student } from './student.ts';

/** The query key of everything about students' profiles. */
export const studentsKey = ['students'] as const;

/** Reads a student's profile; null for a student who has none yet (404, STU-07). */
async function fetchStudent(api: ApiClient, userId: string, signal?: AbortSignal): Promise<Student | null> {
  try {
    return await api.call('students.byId', { params: { userId }, ...(signal ? { signal } : {}) });
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** A student's own profile, or null. */
export function studentQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: [...studentsKey, userId],
    queryFn: ({ signal }) => fetchStudent(api, userId, signal),
    meta: { persist: 'own', answer: 'students.byId' },
  });
}
