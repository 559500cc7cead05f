import type { NewApplication } from '#contract/schemas/application.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { fetchOwnApplications } from '#shared/applications/own-applications-query.ts';
import {
  applicationFailureMessage,
  type DeliveryStatus,
  mayBeDelivered,
  type SubmissionFailure,
  UNEXPECTED,
} from '../model/submission-failure.ts';

/** The call itself has had its 10 s by then: nobody waits as long again only to learn what became of it. */
const LOOK_UP_MS = 6000;

export type SendOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly failure: SubmissionFailure; readonly delivery: DeliveryStatus };

/**
 * Sends an application once (APP-06). Where the answer does not say whether it arrived, the server is
 * asked before the student is told to try again: it can store an application and answer too late.
 * Never rejects.
 */
export async function sendApplication(api: ApiClient, application: NewApplication): Promise<SendOutcome> {
  try {
    await api.call('applications.create', { body: application });
    return { kind: 'sent' };
  } catch (error) {
    if (!(error instanceof ApiError)) {
      console.error('The application could not be sent', error);
      return { kind: 'failed', failure: UNEXPECTED, delivery: 'unknown' };
    }
    const failure = applicationFailureMessage(error.failure);
    if (!mayBeDelivered(error.failure)) return { kind: 'failed', failure, delivery: 'answered' };
    const delivery = await lookUp(api, application);
    return delivery === 'delivered' ? { kind: 'sent' } : { kind: 'failed', failure, delivery };
  }
}

async function lookUp(
  api: ApiClient,
  { studentId, scholarshipId }: NewApplication,
): Promise<'delivered' | 'not-delivered' | 'unknown'> {
  try {
    const own = await fetchOwnApplications(api, studentId, AbortSignal.timeout(LOOK_UP_MS));
    return own.some((application) => application.scholarshipId === scholarshipId)
      ? 'delivered'
      : 'not-delivered';
  } catch (error) {
    console.warn('Whether the application arrived could not be looked up', error);
    return 'unknown';
  }
}
