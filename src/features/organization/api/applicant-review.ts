import { type MutationState, mutationOptions } from '@tanstack/react-query';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { scholarshipListQuery, scholarshipsKey } from '#features/scholarship/index.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { ApiError } from '#shared/api/api-error.ts';
import type { SignInLink } from '#shared/ui/sign-in-again.tsx';
import { mapApplicants } from '../model/analytics-cache.ts';
import { type Decision, type ReviewState, reviewFailureText } from '../model/applicant-review.ts';
import { type AnalyticsPlace, analyticsQuery, keepFirst, storedAnalytics } from './analytics-store.ts';

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

/** Decisions about one application that are not settled yet. */
interface Underway {
  decisions: number;
  /** Where the server is known to have the application. */
  said: string | null;
  last: Promise<unknown>;
}

/**
 * Saves decisions about applications. What the screen shows, and what lies on the device, say so at once, and say
 * what the server has as soon as nothing is on its way any more. Decisions about one application travel one after
 * the other.
 */
export function reviewMutation(input: ReviewInput) {
  const { api } = input;
  const underway = new Map<string, Underway>();
  return mutationOptions({
    mutationKey: reviewKey,
    mutationFn: async ({ applicationId, to }: Review) => {
      const decided = underway.get(applicationId);
      const call = Promise.resolve(decided?.last)
        // How an earlier decision ended is its own affair.
        .catch(() => undefined)
        .then(() =>
          api.call('applications.updateStatus', { params: { id: applicationId }, body: { status: to } }),
        );
      if (decided) decided.last = call;
      return call;
    },
    onMutate: async ({ applicationId, from, to }) => {
      const before = underway.get(applicationId);
      // What a later decision starts from is a hope: only what was there before the first one is known.
      if (before) before.decisions += 1;
      else underway.set(applicationId, { decisions: 1, said: from, last: Promise.resolve() });
      // A list that is on its way does not know of the decision yet.
      await input.queryClient.cancelQueries({ queryKey: scholarshipsKey });
      show(input, applicationId, to);
    },
    onSuccess: ({ status }, { applicationId, to }) => {
      const decided = underway.get(applicationId);
      if (decided) decided.said = status ?? to;
      void input.queryClient.invalidateQueries({ queryKey: scholarshipsKey, refetchType: 'none' });
    },
    onSettled: (_, __, { applicationId }) => {
      const decided = underway.get(applicationId);
      if (!decided) return;
      decided.decisions -= 1;
      if (decided.decisions > 0) return;
      underway.delete(applicationId);
      show(input, applicationId, decided.said);
    },
    // A decision can be taken back for as long as the page is open.
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Says everywhere where an application stands. */
function show(input: ReviewInput, applicationId: string, decision: string | null): void {
  const cache = storedAnalytics(input);
  const changed =
    cache &&
    mapApplicants(cache, (applicant) =>
      applicant.applicationId === applicationId && applicant.decision !== decision
        ? { ...applicant, decision }
        : applicant,
    );
  // What cannot be stored is still shown: the server has it.
  if (changed && keepFirst(input, [changed]) === null) {
    input.queryClient.setQueryData(analyticsQuery(input.owner).queryKey, changed);
  }
  input.queryClient.setQueryData(scholarshipListQuery(input.api).queryKey, (list) =>
    list?.map((scholarship) => withStatus(scholarship, applicationId, decision)),
  );
}

function withStatus(scholarship: Scholarship, applicationId: string, status: string | null): Scholarship {
  const { applications } = scholarship;
  if (!applications?.some(({ id }) => id === applicationId)) return scholarship;
  return {
    ...scholarship,
    applications: applications.map((application) =>
      application.id === applicationId ? { ...application, status } : application,
    ),
  };
}

/**
 * How the last decision about each application went, out of the mutations of this visit.
 * @param signInFor where to sign in again, for an error that says that the session has ended
 */
export function reviewStates(
  mutations: readonly MutationState<unknown, unknown, unknown, unknown>[],
  signInFor: (error: unknown) => SignInLink | null,
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
      signIn: status === 'error' ? signInFor(error) : null,
    });
  }
  return states;
}
