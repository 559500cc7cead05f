import { queryOptions, type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '#shared/api/api-client.ts';
import { failureIn } from '#shared/api/api-error.ts';
import { type Applicant, type ApplicantProfile, profileOf, withProfiles } from '../analytics/applicant.ts';

/** How many profiles are asked for at the same time: a server refuses hundreds. */
const AT_ONCE = 6;
/** After so many failures no more are asked for. */
const PATIENCE = 3;

const profilesKey = ['applicant-profiles'];

/** An applicant's own profile: null where the server has none, undefined where it withholds it or sends an invalid one. */
function profileQuery(api: ApiClient, ownerId: string, studentId: string) {
  return queryOptions({
    queryKey: [...profilesKey, studentId],
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

/** Whether profiles are still to be read, how many could not be read, and a way to ask again for those. */
export interface ProfilesProgress {
  readonly isReading: boolean;
  readonly failed: number;
  readonly retry: () => void;
}

/** Applications with what their students' own profiles say (ORG-16), which are read a few at a time. */
export function useApplications(api: ApiClient, ownerId: string, applications: readonly Applicant[]) {
  const queryClient = useQueryClient();
  const students = [...new Set(applications.flatMap(({ studentId }) => studentId ?? []))];
  const statusOf = (student: string) =>
    queryClient.getQueryState(profileQuery(api, ownerId, student).queryKey)?.status ?? 'pending';
  const settled = students.filter((student) => statusOf(student) !== 'pending');
  const waiting = students.filter((student) => statusOf(student) === 'pending');
  const refused = settled.filter((student) => statusOf(student) === 'error').length;
  const isReading = refused < PATIENCE && waiting.length > 0;

  const { profiles, failed } = useQueries({
    queries: [...settled, ...(isReading ? waiting.slice(0, AT_ONCE) : [])].map((student) =>
      profileQuery(api, ownerId, student),
    ),
    combine: profilesIn,
  });
  const retry = () =>
    void queryClient.resetQueries({
      queryKey: profilesKey,
      predicate: ({ state }) => state.status === 'error',
    });
  const progress: ProfilesProgress = { isReading, failed, retry };
  return { applicants: withProfiles(applications, profiles, isReading), progress };
}

function profilesIn(
  results: readonly UseQueryResult<{ studentId: string; profile: ApplicantProfile | null | undefined }>[],
) {
  return {
    profiles: new Map(
      results.flatMap(({ data }) => (data?.profile === undefined ? [] : [[data.studentId, data.profile]])),
    ),
    failed: results.filter(({ isError }) => isError).length,
  };
}
