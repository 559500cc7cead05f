import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#shared/api/api-client.ts';
import { failureIn } from '#shared/api/api-error.ts';
import { type GetStorage, localArea } from '#shared/store/storage-area.ts';
import { analyticsStore } from './analytics-store.ts';
import { profileOf } from './applicant.ts';

/**
 * What the dashboard has stored on this device for an organization (ORG-17); null where it has stored nothing. No call
 * is made. It fails where the storage is blocked, or holds what cannot be read.
 */
export function analyticsQuery(owner: string, getStorage: GetStorage = localArea, now = Date.now) {
  return queryOptions({
    queryKey: ['organization-analytics', owner],
    queryFn: () => {
      const stored = analyticsStore(owner, getStorage).read(now());
      if (stored === null) console.info('No scholarships found in local storage');
      return stored;
    },
  });
}

/** How long an applicant's profile counts as current, in milliseconds. */
const PROFILE_STALE_MS = 60 * 60_000;

/** The query key of every applicant's profile. */
export const profilesKey = ['applicant-profiles'] as const;

export interface ProfileReader {
  readonly api: ApiClient;
  /** The organization's user id. */
  readonly owner: string;
}

/** An applicant's own profile; null where the server does not give it. */
export function profileQuery({ api, owner }: ProfileReader, studentId: string) {
  return queryOptions({
    queryKey: [...profilesKey, studentId],
    queryFn: async ({ signal }) => {
      const student = await api
        .call('students.byId', { as: owner, params: { userId: studentId }, signal })
        .catch(nullIfNotGiven);
      return { studentId, profile: student && profileOf(student) };
    },
    staleTime: PROFILE_STALE_MS,
  });
}

/** For `catch`: null where the server has no profile, withholds it, or sends an invalid one. */
function nullIfNotGiven(error: unknown): null {
  const failure = failureIn(error);
  if (failure?.kind === 'contract') return null;
  if (failure?.kind === 'http' && (failure.status === 403 || failure.status === 404)) return null;
  throw error;
}
