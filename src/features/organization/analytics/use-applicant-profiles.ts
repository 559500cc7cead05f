import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { type ProfileReader, profileQuery, profilesKey } from './analytics-queries.ts';
import type { ApplicantProfile } from './applicant.ts';

/** How many profiles are asked for at the same time: a server refuses hundreds. */
const AT_ONCE = 6;
/** After so many failures no more are asked for. */
const PATIENCE = 3;

export interface ApplicantProfiles {
  /** By student; null where the server does not give one. */
  readonly profiles: ReadonlyMap<string, ApplicantProfile | null>;
  /** How many could not be read. */
  readonly failed: number;
}

/**
 * Reads the profiles of students (ORG-16): a few at a time.
 * @returns what has been read so far, whether more is to come, and a function that asks again for what failed
 */
export function useApplicantProfiles(
  reader: ProfileReader,
  students: readonly string[],
): ApplicantProfiles & { readonly isReading: boolean; readonly retry: () => void } {
  const queryClient = useQueryClient();
  const statusOf = (student: string) =>
    queryClient.getQueryState(profileQuery(reader, student).queryKey)?.status;
  const settled = students.filter((student) => ['success', 'error'].includes(statusOf(student) ?? ''));
  const failed = settled.filter((student) => statusOf(student) === 'error').length;

  const known = new Set(settled);
  const next = failed < PATIENCE ? students.filter((student) => !known.has(student)) : [];

  const read = useQueries({
    queries: [...settled, ...next.slice(0, AT_ONCE)].map((student) => profileQuery(reader, student)),
    combine: profilesIn,
  });
  const retry = () =>
    void queryClient.resetQueries({
      queryKey: profilesKey,
      predicate: ({ state }) => state.status === 'error',
    });
  return { ...read, isReading: next.length > 0, retry };
}

type ProfileResult = UseQueryResult<{
  readonly studentId: string;
  readonly profile: ApplicantProfile | null;
}>;

function profilesIn(results: readonly ProfileResult[]): ApplicantProfiles {
  return {
    profiles: new Map(results.flatMap(({ data }) => (data ? [[data.studentId, data.profile]] : []))),
    failed: results.filter(({ isError }) => isError).length,
  };
}
