import { type MutationState, mutationOptions } from '@tanstack/react-query';
import { organizationErrors } from '#contract/errors/organization.ts';
import type { ApiFailure } from '#contract/failure.ts';
import { scholarshipsKey } from '#features/scholarship/index.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { failureIn } from '#shared/api/api-error.ts';
import type { SignInLink } from '#shared/ui/sign-in-again.tsx';
import { type Decision, mapApplicants } from './analytics-record.ts';
import {
  analyticsQuery,
  isOwnerThere,
  type OwnedAnalytics,
  storedAnalytics,
  storeFirst,
} from './analytics-store.ts';

/** One decision about one application. */
export interface Review {
  readonly applicationId: string;
  readonly to: Decision;
}

export const reviewKey = ['applications', 'review'] as const;

export interface ReviewInput extends OwnedAnalytics {
  readonly api: ApiClient;
}

/**
 * Decides about an application. Until the server has answered, the decision is in the cache of mutations alone
 * (`reviewStates`), and the card shows it from there: the record on the device only ever holds what the server has said.
 * Decisions about one application are sent one after another, and one that is pressed twice is sent once. It settles
 * when the outcome is known, and never rejects.
 */
export function decide(input: ReviewInput, review: Review): Promise<void> {
  const { api, queryClient } = input;
  const { applicationId, to } = review;
  const cache = queryClient.getMutationCache();
  const mutationKey = [...reviewKey, applicationId];
  const last = cache.findAll({ mutationKey }).at(-1)?.state as
    | MutationState<unknown, Error, Review>
    | undefined;
  if (last?.status === 'pending' && last.variables?.to === to) return Promise.resolve();

  const options = mutationOptions({
    mutationKey,
    scope: { id: `review ${applicationId}` },
    mutationFn: (_: Review) =>
      api.call('applications.updateStatus', { params: { id: applicationId }, body: { status: to } }),
    onSuccess: async ({ status }) => {
      record(input, applicationId, status ?? to);
      // A list that is being read may be older than the decision. Invalidating alone would let a first read go on.
      await queryClient.cancelQueries({ queryKey: scholarshipsKey });
      void queryClient.invalidateQueries({ queryKey: scholarshipsKey });
    },
    // A decision can be taken back for as long as the page is open.
    gcTime: Number.POSITIVE_INFINITY,
  });
  const nothing = () => {};
  // The mutation's state says how it went, and the error reporter reads it.
  return cache.build(queryClient, options).execute(review).then(nothing, nothing);
}

/** Puts an application's status into the record of its organization. */
function record(input: ReviewInput, applicationId: string, decision: string): void {
  const stored = isOwnerThere(input) ? storedAnalytics(input) : null;
  if (stored === null) return;
  const changed = mapApplicants(stored, (applicant) =>
    applicant.applicationId === applicationId ? { ...applicant, decision } : applicant,
  );
  // What cannot be stored is still shown: the server has it.
  if (storeFirst(input, [changed]) === null) {
    input.queryClient.setQueryData(analyticsQuery(input.owner).queryKey, changed);
  }
}

/** How the last decision of this visit about an application went. */
export interface ReviewState {
  readonly to: Decision;
  readonly isSaving: boolean;
  /** Why it was not saved, as a text; null while it is sent and once it is saved. */
  readonly failure: string | null;
  /** Where to sign in again; null unless that is why it was not saved. */
  readonly signIn: SignInLink | null;
}

/** Why a decision was not saved, for the person who made it. */
export function reviewFailureText(failure: ApiFailure): string {
  switch (failure.kind) {
    case 'http':
      return failure.message ?? organizationErrors['applicant-review-failed'];
    case 'network':
      return organizationErrors['applicant-review-failed'];
    case 'timeout':
    case 'contract':
      return organizationErrors['applicant-review-unknown'];
  }
}

/**
 * How the last decision about each application went, from the mutations of this visit.
 * @param signInFor where to sign in again, for an error that says that the session has ended
 */
export function reviewStates(
  mutations: readonly MutationState<unknown, unknown, unknown, unknown>[],
  signInFor: (error: Error | null) => SignInLink | null,
): ReadonlyMap<string, ReviewState> {
  const states = new Map<string, ReviewState>();
  for (const { variables, status, error } of mutations as MutationState<unknown, Error, Review>[]) {
    if (!variables) continue;
    states.set(variables.applicationId, {
      to: variables.to,
      isSaving: status === 'pending',
      failure: error && reviewFailureText(failureIn(error) ?? { kind: 'network' }),
      signIn: signInFor(error),
    });
  }
  return states;
}
