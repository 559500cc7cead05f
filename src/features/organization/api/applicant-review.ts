import { type MutationState, mutationOptions } from '@tanstack/react-query';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { scholarshipListQuery, scholarshipsKey } from '#features/scholarship/index.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { mapApplicants } from '../model/analytics-cache.ts';
import { type Decision, decisionOf, type ReviewState, reviewFailureText } from '../model/applicant-review.ts';
import { type AnalyticsPlace, keepFirst, keptAnalytics } from './analytics-store.ts';

/** One decision about one application. */
export interface Review {
  readonly applicationId: string;
  /** Where the application stands until then, in the server's word. */
  readonly from: string | null;
  readonly to: Decision;
}

export const reviewKey = ['applications', 'review'] as const;

export interface ReviewInput extends AnalyticsPlace {
  readonly api: ApiClient;
}

/**
 * Saves decisions about applications. What the screen shows, and what lies on the device, say so at once, and say
 * what was before where the server refuses. Two decisions about one application travel one after the other.
 */
export function reviewMutation(input: ReviewInput) {
  const { api } = input;
  const underway = new Map<string, Promise<unknown>>();
  return mutationOptions({
    mutationKey: reviewKey,
    mutationFn: async ({ applicationId, to }: Review) => {
      const before = underway.get(applicationId);
      const call = Promise.resolve(before)
        // How an earlier decision ended is its own affair.
        .catch(() => undefined)
        .then(() =>
          api.call('applications.updateStatus', { params: { id: applicationId }, body: { status: to } }),
        );
      underway.set(applicationId, call);
      return call;
    },
    onMutate: async ({ applicationId, to }) => {
      // A list that is on its way does not know of the decision yet.
      await input.queryClient.cancelQueries({ queryKey: scholarshipsKey });
      show(input, applicationId, to);
    },
    onSuccess: ({ status }, { applicationId, to }) => {
      if (status && status !== to) show(input, applicationId, status);
      void input.queryClient.invalidateQueries({ queryKey: scholarshipsKey, refetchType: 'none' });
    },
    onError: (_, { applicationId, from, to }) => show(input, applicationId, from, to),
    // A decision can be taken back for as long as the page is open.
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Says everywhere where an application stands. With `only`, where it does not stand there any more nothing changes. */
function show(input: ReviewInput, applicationId: string, decision: string | null, only?: Decision): void {
  const cache = keptAnalytics(input);
  const changed =
    cache &&
    mapApplicants(cache, (applicant) =>
      applicant.applicationId === applicationId && (only === undefined || decisionOf(applicant) === only)
        ? { ...applicant, decision }
        : applicant,
    );
  if (changed) keepFirst(input, [changed]);
  input.queryClient.setQueryData(scholarshipListQuery(input.api).queryKey, (list) =>
    list?.map((scholarship) => withStatus(scholarship, applicationId, decision, only)),
  );
}

function withStatus(
  scholarship: Scholarship,
  applicationId: string,
  status: string | null,
  only: Decision | undefined,
): Scholarship {
  const { applications } = scholarship;
  if (!applications?.some(({ id }) => id === applicationId)) return scholarship;
  return {
    ...scholarship,
    applications: applications.map((application) =>
      application.id === applicationId && (only === undefined || application.status === only)
        ? { ...application, status }
        : application,
    ),
  };
}

/** How the last decision about each application went, out of the mutations of this visit. */
export function reviewStates(
  mutations: readonly MutationState<unknown, unknown, unknown, unknown>[],
): ReadonlyMap<string, ReviewState> {
  const states = new Map<string, ReviewState>();
  for (const { variables, status, error } of mutations as MutationState<unknown, unknown, Review>[]) {
    if (!variables) continue;
    states.set(variables.applicationId, {
      to: variables.to,
      progress: status === 'pending' ? 'saving' : status === 'error' ? 'failed' : 'saved',
      failure:
        status !== 'error'
          ? null
          : reviewFailureText(error instanceof ApiError ? error.failure : { kind: 'network' }),
    });
  }
  return states;
}
