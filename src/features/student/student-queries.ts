import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#shared/api/api-client.ts';
import { nullIfMissing } from '#shared/api/api-error.ts';

export const studentsKey = ['students'] as const;

/** Loads a student's own profile, or null if the student has no profile yet (404, STU-07). */
export function studentQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: [...studentsKey, userId],
    queryFn: ({ signal }) =>
      api.call('students.byId', { as: userId, params: { userId }, signal }).catch(nullIfMissing),
  });
}
