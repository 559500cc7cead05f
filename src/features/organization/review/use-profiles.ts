import { queryOptions, type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { ApiClient } from '#shared/api/api-client.ts';
import { failureIn } from '#shared/api/api-error.ts';
import { type ApplicantProfile, profileOf } from '../applicant.ts';

/** Maximum number of parallel requests. Servers refuse hundreds that arrive at the same time. */
const AT_ONCE = 6;
/** After this many failures, the review stops requesting profiles. */
const PATIENCE = 3;

const profilesKey = ['applicant-profiles'];

/**
 * Reads an applicant's profile. The profile is null if the applicant has none, and undefined if the
 * server withholds it or sends an invalid response.
 */
export function profileQuery(api: ApiClient, ownerId: string, studentId: string) {
  return queryOptions({
    queryKey: [...profilesKey, studentId, ownerId],
    queryFn: async ({ signal }) => {
      const call = { as: ownerId, params: { userId: studentId }, signal };
      const student = await api.call('students.byId', call).catch((error: unknown) => {
        const failure = failureIn(error);
        const status = failure?.kind === 'http' ? failure.status : null;
        if (status === 404) return null;
        if (status === 403 || failure?.kind === 'contract') return undefined;
        throw error;
      });
      return { studentId, profile: student && profileOf(student) };
    },
    // Never stale, because servers would refuse hundreds of simultaneous refetches.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Students' profiles, by student id, and their loading state. */
export interface Profiles {
  /** Null for a student without a profile. Withheld profiles are absent. */
  readonly profiles: ReadonlyMap<string, ApplicantProfile | null>;
  readonly isComing: (studentId: string) => boolean;
  readonly isReading: boolean;
  /** Number of profiles that could not be read. */
  readonly failed: number;
  /** Requests the failed profiles again. */
  readonly retry: () => void;
}

/**
 * Reads the profiles of the `wanted` students, a few at a time. Keeps the profiles of students who
 * are no longer in `wanted`.
 */
export function useProfiles(api: ApiClient, ownerId: string, wanted: ReadonlySet<string>): Profiles {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<readonly string[]>([]);
  const combine = useCallback((results: readonly ProfileResult[]) => profilesIn(asked, results), [asked]);
  const { profiles, pending, failed } = useQueries({
    queries: asked.map((student) => profileQuery(api, ownerId, student)),
    combine,
  });
  const hasGivenUp = failed >= PATIENCE;
  const known = new Set(asked);
  const waiting = hasGivenUp ? [] : [...wanted].filter((student) => !known.has(student));
  const next = waiting.slice(0, Math.max(AT_ONCE - pending.size, 0));
  useEffect(() => {
    if (next.length > 0) setAsked([...asked, ...next]);
  });
  return {
    profiles,
    isComing: (student) => pending.has(student) || (!hasGivenUp && !known.has(student)),
    isReading: pending.size > 0 || waiting.length > 0,
    failed,
    retry: () =>
      void queryClient.resetQueries({
        queryKey: profilesKey,
        predicate: ({ state }) => state.status === 'error',
      }),
  };
}

type ProfileResult = UseQueryResult<{ studentId: string; profile: ApplicantProfile | null | undefined }>;

/** Combines the results, which are in the same order as `asked`. */
function profilesIn(asked: readonly string[], results: readonly ProfileResult[]) {
  return {
    profiles: new Map(
      results.flatMap(({ data }) => (data?.profile === undefined ? [] : [[data.studentId, data.profile]])),
    ),
    pending: new Set(asked.filter((_, index) => results[index]?.isPending)),
    failed: results.filter(({ isError }) => isError).length,
  };
}
