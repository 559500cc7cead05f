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
  /** The decision before it, which Undo restores; null for a status that an organization cannot choose. */
  readonly from: Decision | null;
  /** The applicant's name, for a failure that shows away from the applicant; null while it is unknown. */
  readonly name: string | null;
}

export interface DecisionInput {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly ownerId: string;
  /** The device's and the tab's storage; a test's own. */
  readonly getStorage?: GetStorage;
}

export const decisionsKey = ['applications', 'decide'] as const;

/**
 * Decides about an application. Decisions are sent one after another. Until the server has answered, the device keeps
 * the decision as unsaved, so that a session that ends loses none.
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
      // A read that began before the decision may bring the status before it.
      const isReading = queryClient.isFetching({ queryKey }) > 0;
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(
        queryKey,
        (scholarship) => scholarship && withStatus(scholarship, applicationId, status),
      );
      if (isReading) void queryClient.invalidateQueries({ queryKey });
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
  return {
    decide: (reviews: readonly Review[]) => {
      for (const { scholarshipId, applicationId, to, from, name } of reviews)
        mutate({ scholarshipId, applicationId, to, from, name });
    },
    reviews: reviewStates(mutations, signInFor),
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
      const failure = error && failureText(error);
      const state = { isSaving: status === 'pending', failure, signIn: signInFor(error) };
      return review ? [[review.applicationId, { ...review, ...state }]] : [];
    }),
  );
}

function failureText(error: Error): string {
  const failure = failureIn(error);
  if (error instanceof UnconfirmedError && error.delivery === 'unknown') {
    return 'It is not certain whether the decision was saved. Please decide again.';
  }
  if (failure?.kind === 'not-sent') return notSentText(failure.lacks);
  const said = failure?.kind === 'http' ? failure.message : undefined;
  return said ?? busyText(failure) ?? organizationErrors['applicant-review-failed'];
}
