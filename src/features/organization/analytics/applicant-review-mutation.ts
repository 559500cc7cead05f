import { type MutationState, mutationOptions } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { organizationErrors } from '#contract/errors/organization.ts';
import type { ApiFailure } from '#contract/failure.ts';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { scholarshipListQuery, scholarshipsKey } from '#features/scholarship/index.ts';
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
  /** The status of the application until then, as the server writes it. */
  readonly from: string | null;
  readonly to: Decision;
}

export const reviewKey = ['applications', 'review'] as const;

/** What the server answers: the application's status. */
type ApplicationStatus = AnswerOf<Endpoints['applications.updateStatus']>;

export interface ReviewInput extends OwnedAnalytics {
  readonly api: ApiClient;
}

/** What a decision started from. */
interface Start {
  /** No other decision was under way, so the application's earlier status is certain. */
  readonly isKnown: boolean;
}

/**
 * Decides about an application. The screen shows it at once; the device stores what the server has as soon as nothing is
 * being sent. Decisions about one application are sent one after another, and one that is pressed twice is sent once.
 * How each went is in the cache of mutations (`reviewStates`): it settles when that is known, and never rejects.
 */
export function decide(input: ReviewInput, review: Review): Promise<void> {
  const { api, queryClient } = input;
  const { applicationId } = review;
  const decisions = () =>
    queryClient
      .getMutationCache()
      .findAll({ mutationKey: reviewKey })
      .map(({ state }) => state as MutationState<ApplicationStatus, Error, Review, Start>)
      .filter(({ variables }) => variables?.applicationId === applicationId);
  const underWay = () => decisions().filter(({ status }) => status === 'pending').length;
  const last = decisions().at(-1);
  if (last?.status === 'pending' && last.variables?.to === review.to) return Promise.resolve();

  const options = mutationOptions({
    mutationKey: reviewKey,
    scope: { id: `review ${applicationId}` },
    mutationFn: ({ to }: Review) =>
      api.call('applications.updateStatus', { params: { id: applicationId }, body: { status: to } }),
    onMutate: async ({ to }): Promise<Start> => {
      const isKnown = underWay() === 1;
      // A list that is still loading does not have the decision yet.
      await queryClient.cancelQueries({ queryKey: scholarshipsKey });
      show(input, applicationId, to, false);
      return { isKnown };
    },
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: scholarshipsKey, refetchType: 'none' }),
    onSettled: (answer, _, { from, to }, start) => {
      if (underWay() > 1) return;
      if (answer !== undefined) show(input, applicationId, answer.status ?? to, true);
      else show(input, applicationId, start?.isKnown ? from : lastWord(decisions().slice(0, -1)), true);
    },
    // A decision can be taken back for as long as the page is open.
    gcTime: Number.POSITIVE_INFINITY,
  });
  const nothing = () => {};
  // The mutation's state says how it went, and the error reporter reads it.
  return queryClient.getMutationCache().build(queryClient, options).execute(review).then(nothing, nothing);
}

/** Where the server has an application after decisions about it: what the last one that arrived says. */
function lastWord(
  decisions: readonly MutationState<ApplicationStatus, Error, Review, Start>[],
): string | null {
  for (const { status, data, variables, context } of [...decisions].reverse()) {
    if (status === 'success') return data?.status ?? variables?.to ?? null;
    if (context?.isKnown) return variables?.from ?? null;
  }
  return null;
}

/**
 * Writes an application's status into every list that shows it.
 *
 * @param isSettled whether the server has answered: only then does the device store it, for a page that is left sooner
 */
function show(input: ReviewInput, applicationId: string, decision: string | null, isSettled: boolean): void {
  if (!isOwnerThere(input)) return;
  const record = storedAnalytics(input);
  const changed =
    record &&
    mapApplicants(record, (applicant) =>
      applicant.applicationId === applicationId && applicant.decision !== decision
        ? { ...applicant, decision }
        : applicant,
    );
  // What cannot be stored is still shown: the server has it.
  if (changed && (!isSettled || storeFirst(input, [changed]) === null)) {
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
