import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Scholarship, ScholarshipWrite } from '#contract/schemas/scholarship.ts';
import { scholarshipsKey } from '#features/scholarship/index.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { type DeliveryStatus, mayBeDelivered } from '#shared/api/refusal.ts';
import { type CreateFailure, createFailureOf, UNEXPECTED_CREATE } from '../model/create-failure.ts';

/** The call itself has had its 10 s by then: nobody waits as long again only to learn what became of it. */
const LOOK_UP_MS = 6000;

export type CreateOutcome =
  | { readonly kind: 'created' }
  | { readonly kind: 'failed'; readonly failure: CreateFailure; readonly delivery: DeliveryStatus };

/**
 * Creates a scholarship once (ORG-14). Where the answer does not say whether it arrived, the list is read before
 * anybody is told to try again, so that it is never published twice. Never rejects.
 */
export async function createScholarship(api: ApiClient, write: ScholarshipWrite): Promise<CreateOutcome> {
  try {
    await api.call('scholarships.create', { body: write });
    return { kind: 'created' };
  } catch (error) {
    if (!(error instanceof ApiError)) {
      console.error('The scholarship could not be created', error);
      return { kind: 'failed', failure: UNEXPECTED_CREATE, delivery: 'unknown' };
    }
    const failure = createFailureOf(error.failure);
    if (!mayBeDelivered(error.failure)) return { kind: 'failed', failure, delivery: 'answered' };
    const delivery = await lookUp(api, write);
    return delivery === 'delivered' ? { kind: 'created' } : { kind: 'failed', failure, delivery };
  }
}

async function lookUp(
  api: ApiClient,
  write: ScholarshipWrite,
): Promise<'delivered' | 'not-delivered' | 'unknown'> {
  try {
    const all = await api.call('scholarships.all', { signal: AbortSignal.timeout(LOOK_UP_MS) });
    return all.some((scholarship) => isSame(scholarship, write)) ? 'delivered' : 'not-delivered';
  } catch (error) {
    console.warn('Whether the scholarship arrived could not be looked up', error);
    return 'unknown';
  }
}

/** The same owner, words, amount and moment: nobody publishes that twice. */
function isSame(scholarship: Scholarship, write: ScholarshipWrite): boolean {
  // An existing backend names the owner by `organization` alone.
  const owner = scholarship.organizationId ?? scholarship.organization?.id;
  return (
    owner === write.organizationId &&
    scholarship.title === write.title &&
    scholarship.description === write.description &&
    scholarship.totalAmount === write.totalAmount &&
    Date.parse(scholarship.expiredAt) === Date.parse(write.expiredAt)
  );
}

/** Creating as a mutation: every list of scholarships is out of date afterwards. */
export function createScholarshipMutation(api: ApiClient, queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: [...scholarshipsKey, 'create'],
    retry: false,
    networkMode: 'always',
    mutationFn: async (write: ScholarshipWrite): Promise<CreateOutcome> => {
      const outcome = await createScholarship(api, write);
      // Whatever the server said: the lists may hold it now.
      if (outcome.kind === 'created' || outcome.delivery !== 'answered') {
        void queryClient.invalidateQueries({ queryKey: scholarshipsKey });
      }
      return outcome;
    },
  });
}
