import {
  type MutationState,
  mutationOptions,
  type QueryClient,
  useMutation,
  useMutationState,
} from '@tanstack/react-query';
import { organizationErrors } from '#contract/errors/organization.ts';
import type { ApiFailure } from '#contract/failure.ts';
import { scholarshipsKey } from '#features/scholarship/index.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { failureIn } from '#shared/api/api-error.ts';
import { type GetStorage, localArea } from '#shared/store/storage-area.ts';
import type { SignInLink } from '#shared/ui/sign-in-again.tsx';
import { analyticsQuery } from '../analytics/analytics-queries.ts';
import { analyticsStore, withStatus } from '../analytics/analytics-store.ts';
import type { Decision } from '../analytics/applicant.ts';

export interface Review {
  readonly applicationId: string;
  readonly to: Decision;
  /** The decision before it, which Undo restores; null for a status that an organization cannot choose. */
  readonly from: Decision | null;
  /** The applicant's name, for a failure that is told away from the card. */
  readonly name: string | null;
}

export interface DecisionInput {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly ownerId: string;
  readonly getStorage?: GetStorage;
}

export const decisionsKey = ['applications', 'decide'] as const;

/**
 * Decides about an application. The decision shows at once; the device stores it when the server has answered, so that
 * what it holds is always the server's last word. Decisions are sent one after another.
 */
export function decisionMutation({ api, queryClient, ownerId, getStorage = localArea }: DecisionInput) {
  const store = analyticsStore(ownerId, getStorage);
  const show = (applicationId: string, status: string | null) =>
    queryClient.setQueryData(
      analyticsQuery(ownerId).queryKey,
      (list) => list && withStatus(list, applicationId, status),
    );
  /** Whether no later decision about the same application waits. */
  const isLast = ({ applicationId }: Review) =>
    queryClient.isMutating({
      mutationKey: decisionsKey,
      predicate: ({ state }) => (state.variables as Review).applicationId === applicationId,
    }) === 1;
  return mutationOptions({
    mutationKey: decisionsKey,
    scope: { id: 'decisions' },
    mutationFn: ({ applicationId, to }: Review) =>
      api.call('applications.updateStatus', {
        as: ownerId,
        params: { id: applicationId },
        body: { status: to },
      }),
    onMutate: ({ applicationId, to }) => {
      show(applicationId, to);
    },
    onSuccess: ({ status }, { applicationId, to }) => store.setStatus(applicationId, status ?? to),
    onSettled: async (_, _error, review) => {
      // What is stored is the new status, or, where the server has not taken it, the one before.
      if (isLast(review)) show(review.applicationId, store.statusOf(review.applicationId));
      // A list that is being read may be older than the decision. Invalidating alone would let a first read go on.
      await queryClient.cancelQueries({ queryKey: scholarshipsKey });
      void queryClient.invalidateQueries({ queryKey: scholarshipsKey });
    },
    // A decision can be undone, and tried again, for as long as the page is open.
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** How the last decision of this visit about an application went. */
export interface ReviewState extends Review {
  readonly isSaving: boolean;
  /** Why it was not saved, as a text; null while it is sent and once it is saved. */
  readonly failure: string | null;
  /** Where to sign in again; null unless that is why it was not saved. */
  readonly signIn: SignInLink | null;
}

type SignInFor = (error: Error | null) => SignInLink | null;

/**
 * Decisions about applications: `decide` sends them, and `reviews` tells how the last one about each application went.
 * @param signInFor where to sign in again, for an error that says that the session has ended
 */
export function useDecisions(input: DecisionInput, signInFor: SignInFor) {
  const { mutate } = useMutation(decisionMutation(input));
  const mutations = useMutationState({ filters: { mutationKey: decisionsKey } });
  const list = input.queryClient.getQueryData(analyticsQuery(input.ownerId).queryKey);
  const listed =
    list && new Set(list.scholarships.flatMap((one) => one.applications?.map(({ id }) => id) ?? []));
  return {
    decide: (reviews: readonly Review[]) => {
      for (const { applicationId, to, from, name } of reviews) mutate({ applicationId, to, from, name });
    },
    // An application that was withdrawn meanwhile needs no decision.
    reviews: new Map([...reviewStates(mutations, signInFor)].filter(([id]) => !listed || listed.has(id))),
  };
}

/** How the last decision about each application went, by application, from the mutations of this visit. */
export function reviewStates(
  mutations: readonly MutationState<unknown, unknown, unknown, unknown>[],
  signInFor: SignInFor,
): ReadonlyMap<string, ReviewState> {
  // The key of decisions says what is decided with it.
  return new Map(
    (mutations as MutationState<unknown, Error, Review>[]).flatMap(({ variables: review, status, error }) => {
      const failure = error && failureText(failureIn(error) ?? { kind: 'network' });
      const state = { isSaving: status === 'pending', failure, signIn: signInFor(error) };
      return review ? [[review.applicationId, { ...review, ...state }]] : [];
    }),
  );
}

function failureText(failure: ApiFailure): string {
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
