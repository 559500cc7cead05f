import {
  type MutationState,
  mutationOptions,
  type QueryClient,
  useMutation,
  useMutationState,
} from '@tanstack/react-query';
import { organizationErrors } from '#contract/errors/organization.ts';
import type { Application } from '#contract/schemas/application.ts';
import { scholarshipsKey } from '#features/scholarship/index.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { failureIn } from '#shared/api/api-error.ts';
import { busyText } from '#shared/api/busy.ts';
import { createOnce, UnconfirmedError } from '#shared/api/create-once.ts';
import { notSentText } from '#shared/api/not-sent.ts';
import { type GetStorage, localArea, sessionArea } from '#shared/store/storage-area.ts';
import type { SignInLink } from '#shared/ui/actions/sign-in-again.tsx';
import type { Decision } from './applicant.ts';
import { reviewedScholarshipQuery, storedScholarshipsQuery } from './organization-queries.ts';
import { storedScholarships, withStatus, withStoredStatus } from './stored-scholarships-store.ts';
import { unsavedDecisions } from './unsaved-decisions-store.ts';

export interface Review {
  readonly scholarshipId: string;
  readonly applicationId: string;
  readonly to: Decision;
  /** The previous decision, which Undo restores. Null if the previous status is unknown. */
  readonly from: Decision | null;
  /** The applicant's name, for errors shown outside the applicant's details. Null if unknown. */
  readonly name: string | null;
}

export interface DecisionInput {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly ownerId: string;
  /** Overrides local and session storage in tests. */
  readonly getStorage?: GetStorage;
}

export const decisionsKey = ['applications', 'decide'] as const;

/**
 * Saves a decision on an application. Decisions are sent one after another. Until the server
 * confirms a decision, this device stores it as unsaved, so that it is not lost if the session
 * ends.
 */
export function decisionMutation({ api, queryClient, ownerId, getStorage }: DecisionInput) {
  const copy = storedScholarships(ownerId, getStorage ?? localArea);
  const place = { userId: ownerId, local: getStorage ?? localArea, session: getStorage ?? sessionArea };
  const reviewKey = (id: string) => reviewedScholarshipQuery(api, ownerId, id).queryKey;
  return mutationOptions({
    mutationKey: decisionsKey,
    scope: { id: 'decisions' },
    mutationFn: ({ applicationId: id, to }: Review) =>
      createOnce<Application, Application>({
        send: () =>
          api.call('applications.updateStatus', { as: ownerId, params: { id }, body: { status: to } }),
        find: async () => [await api.call('applications.byId', { as: ownerId, params: { id } })],
        same: ({ status }) => status === to,
      }),
    onMutate: ({ scholarshipId, applicationId, to }) => {
      unsavedDecisions(scholarshipId, place).add(applicationId, to);
    },
    onSuccess: async (answer, { scholarshipId, applicationId, to }) => {
      const status = answer.status ?? to;
      unsavedDecisions(scholarshipId, place).remove(applicationId, to);
      copy.setStatus(applicationId, status);
      queryClient.setQueryData(
        storedScholarshipsQuery(ownerId).queryKey,
        (stored) => stored && withStoredStatus(stored, applicationId, status),
      );
      const queryKey = reviewKey(scholarshipId);
      // A read that started before the decision may return the previous status.
      const isReading = queryClient.isFetching({ queryKey }) > 0;
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(
        queryKey,
        (scholarship) => scholarship && withStatus(scholarship, applicationId, status),
      );
      if (isReading) void queryClient.invalidateQueries({ queryKey });
    },
    onSettled: async () => {
      // A list that is still loading may lack the decision, so cancel the load. Invalidating the
      // list alone would not restart its first load.
      await queryClient.cancelQueries({ queryKey: scholarshipsKey });
      void queryClient.invalidateQueries({ queryKey: scholarshipsKey });
    },
    // Users can undo and retry decisions for as long as the page is open.
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Status of the latest decision on an application in this session. */
export interface ReviewState extends Review {
  readonly isSaving: boolean;
  /** Error message. Null while the decision is being sent and after it is saved. */
  readonly failure: string | null;
  /** Link to sign in again. Null unless the session has ended. */
  readonly signIn: SignInLink | null;
}

type SignInFor = (error: Error | null) => SignInLink | null;

/**
 * Returns `decide`, which sends decisions, and `reviews`, the status of the latest decision on each
 * application.
 * @param signInFor returns a sign-in link if the error means that the session has ended
 */
export function useDecisions(input: DecisionInput, signInFor: SignInFor) {
  const { mutate } = useMutation(decisionMutation(input));
  const mutations = useMutationState({ filters: { mutationKey: decisionsKey } });
  return {
    decide: (reviews: readonly Review[]) => {
      for (const { scholarshipId, applicationId, to, from, name } of reviews)
        mutate({ scholarshipId, applicationId, to, from, name });
    },
    reviews: reviewStates(mutations, signInFor),
  };
}

/** Returns, by application id, the status of each application's latest decision in this session. */
export function reviewStates(
  mutations: readonly MutationState<unknown, unknown, unknown, unknown>[],
  signInFor: SignInFor,
): ReadonlyMap<string, ReviewState> {
  // Every mutation with `decisionsKey` has a review as its variables.
  return new Map(
    (mutations as MutationState<unknown, Error, Review>[]).flatMap(({ variables: review, status, error }) => {
      const failure = error && failureText(error);
      const state = { isSaving: status === 'pending', failure, signIn: signInFor(error) };
      return review ? [[review.applicationId, { ...review, ...state }]] : [];
    }),
  );
}

function failureText(error: Error): string {
  const failure = failureIn(error);
  if (error instanceof UnconfirmedError && error.delivery === 'unknown') {
    return 'We don’t know whether your decision was saved. Please make it again.';
  }
  if (failure?.kind === 'not-sent') return notSentText(failure.lacks);
  const serverText = failure?.kind === 'http' ? failure.message : undefined;
  return serverText ?? busyText(failure) ?? organizationErrors['applicant-review-failed'];
}
