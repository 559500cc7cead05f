import { queryOptions, type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { ApiClient } from '#shared/api/api-client.ts';
import { failureIn } from '#shared/api/api-error.ts';
import { type ApplicantProfile, profileOf } from '../applicant.ts';

/** How many profiles are asked for at the same time: a server refuses hundreds. */
const AT_ONCE = 6;
/** After so many failures no more are asked for. */
const PATIENCE = 3;

const profilesKey = ['applicant-profiles'];

/** An applicant's own profile: null where the server has none, undefined where it withholds it or sends an invalid one. */
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
    // Hundreds that are read anew at the same time would be refused.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Students' own profiles, by student, and how far their reading is. */
export interface Profiles {
  /** Null for a student without a profile. A profile that the server withholds is missing. */
  readonly profiles: ReadonlyMap<string, ApplicantProfile | null>;
  readonly isComing: (studentId: string) => boolean;
  readonly isReading: boolean;
  /** How many could not be read. */
  readonly failed: number;
  /** Asks again for those that could not be read. */
  readonly retry: () => void;
}

/** Reads the profiles of the students who are wanted, a few at a time, and keeps those that were wanted before. */
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

/** The results of the students who were asked for, in the same order. */
function profilesIn(asked: readonly string[], results: readonly ProfileResult[]) {
  return {
    profiles: new Map(
      results.flatMap(({ data }) => (data?.profile === undefined ? [] : [[data.studentId, data.profile]])),
    ),
    pending: new Set(asked.filter((_, index) => results[index]?.isPending)),
    failed: results.filter(({ isError }) => isError).length,
  };
}
