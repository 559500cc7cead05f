import { applicationErrors } from '#contract/errors/application.ts';
import type { ApiFailure, HttpFailure } from '#contract/failure.ts';
import { failureIn, serverMessage } from '#shared/api/api-error.ts';
import { busyText } from '#shared/api/busy.ts';
import { deliveryOf } from '#shared/api/create-once.ts';
import { notSentText } from '#shared/api/not-sent.ts';

/** Thrown if the device can't store the draft. The application is then not withdrawn. */
export class DraftNotKeptError extends Error {
  override readonly name = 'DraftNotKeptError';
}

/** Why an application was not withdrawn, and what the student can do (MINE-02). */
export interface WithdrawFailure {
  readonly text: string;
  /** The server's message, if it sent one. */
  readonly serverText: string | null;
  /** Null if the session has ended and the next step is to sign in. */
  readonly nextStep: string | null;
  /** Whether to link to the contact page. */
  readonly asksUs: boolean;
}

export function withdrawFailureOf(error: unknown): WithdrawFailure {
  const failed = {
    text: applicationErrors['application-withdraw-failed'],
    serverText: serverMessage(error) ?? null,
    asksUs: false,
  };
  if (error instanceof DraftNotKeptError) {
    const nextStep =
      'This device can’t save your answers, so we left your application as it is. Free up some space, then try again.';
    return { ...failed, nextStep };
  }
  const failure = failureIn(error);
  if (failure && deliveryOf(error) === 'unknown') {
    return {
      ...failed,
      text: 'We couldn’t check whether your application was withdrawn.',
      nextStep:
        'Check your connection, then try again. We’ll first check whether your application was already withdrawn.',
    };
  }
  const busy = busyText(failure);
  return { ...failed, ...(busy === null ? wayOn(failure) : { nextStep: busy }) };
}

function wayOn(failure: ApiFailure | null): Pick<WithdrawFailure, 'nextStep'> & Partial<WithdrawFailure> {
  switch (failure?.kind) {
    case 'network':
    case 'timeout':
      return { nextStep: 'Check your connection, then try again.' };
    case 'not-sent':
      return { nextStep: notSentText(failure.lacks) };
    case 'contract':
      return NOT_OFFERED;
    case 'http':
      return refusal(failure);
    case undefined:
      return { nextStep: LATER };
  }
}

const LATER = 'Please try again in a few minutes.';
const NOT_OFFERED = {
  nextStep: 'Your application stays as you sent it. If you still want to withdraw it, contact us.',
  asksUs: true,
};

function refusal({ status }: HttpFailure): ReturnType<typeof wayOn> {
  switch (status) {
    case 401:
      return { nextStep: null };
    case 409:
      return {
        text: applicationErrors['application-withdraw-decided'],
        nextStep: 'The decision may take a few minutes to appear in ‘My applications’.',
      };
    case 501:
      return NOT_OFFERED;
    default:
      return status < 500 ? NOT_OFFERED : { nextStep: LATER };
  }
}
