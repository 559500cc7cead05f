import { type MutationState, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { organizationErrors } from '#contract/errors/organization.ts';
import type { ApiFailure } from '#contract/failure.ts';
import { scholarshipsKey } from '#features/scholarship/index.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { failureIn } from '#shared/api/api-error.ts';
import { type GetStorage, localArea } from '#shared/store/storage-area.ts';
import type { SignInLink } from '#shared/ui/sign-in-again.tsx';
import { analyticsQuery } from './analytics-queries.ts';
import { analyticsStore, withStatus } from './analytics-store.ts';
import type { Decision } from './applicant.ts';

/** One decision about one application. */
export interface Review {
  readonly applicationId: string;
  readonly to: Decision;
  /** The decision before it, which Undo restores; null for a status that an organization cannot choose. */
  readonly from: Decision | null;
  /** The applicant's name, for a failure that is told away from the card. */
  readonly name: string | null;
}

export interface ReviewInput {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  /** The organization's user id. */
  readonly owner: string;
  readonly getStorage?: GetStorage;
}

/** The mutation key of every decision. */
export const reviewKey = ['applications', 'review'] as const;

/**
 * Decides about an application. The decision shows at once; the device stores it when the server has answered, so that
 * what it holds is always the server's last word. Decisions about one application are sent one after another.
 */
function reviewMutation(
  { api, queryClient, owner, getStorage = localArea }: ReviewInput,
  applicationId: string,
) {
  const mutationKey = [...reviewKey, applicationId];
  const store = analyticsStore(owner, getStorage);
  const show = (status: string | null) =>
    queryClient.setQueryData(
      analyticsQuery(owner).queryKey,
      (list) => list && withStatus(list, applicationId, status),
    );
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  return mutationOptions({
    mutationKey,
    scope: { id: `review ${applicationId}` },
    mutationFn: ({ to }: Review) =>
      api.call('applications.updateStatus', {
        as: owner,
        params: { id: applicationId },
        body: { status: to },
      }),
    onMutate: ({ to }) => {
      show(to);
    },
    onSuccess: ({ status }, { to }) => {
      store.setStatus(applicationId, status ?? to);
      if (isLast()) show(status ?? to);
    },
    onError: () => {
      if (isLast()) show(store.statusOf(applicationId));
    },
    onSettled: async () => {
      // A list that is being read may be older than the decision. Invalidating alone would let a first read go on.
      await queryClient.cancelQueries({ queryKey: scholarshipsKey });
      void queryClient.invalidateQueries({ queryKey: scholarshipsKey });
    },
    // A decision can be undone, and tried again, for as long as the page is open.
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Sends a decision. It settles when the outcome is known, and never rejects: `reviewStates` tells how it went. */
export async function decide(input: ReviewInput, review: Review): Promise<void> {
  const { queryClient } = input;
  const mutation = queryClient
    .getMutationCache()
    .build(queryClient, reviewMutation(input, review.applicationId));
  await mutation.execute(review).catch(() => {});
}

/** How the last decision of this visit about an application went. */
export interface ReviewState extends Review {
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
 * How the last decision about each application went, by application, from the mutations of this visit.
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
      ...variables,
      isSaving: status === 'pending',
      failure: error && reviewFailureText(failureIn(error) ?? { kind: 'network' }),
      signIn: signInFor(error),
    });
  }
  return states;
}
