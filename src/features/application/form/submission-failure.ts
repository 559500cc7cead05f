import { applicationErrors } from '#contract/errors/application.ts';
import type { HttpFailure } from '#contract/failure.ts';
import { failureIn } from '#shared/api/api-error.ts';
import { notSentText } from '#shared/api/not-sent.ts';
import type { Recovery } from '#shared/api/refusal.ts';
import { fieldWords } from '#shared/form/field-words.ts';
import { fill } from '#shared/text/fill.ts';

export interface SubmissionFailure {
  readonly errorId: Exclude<keyof typeof applicationErrors, 'application-no-scholarship'>;
  readonly text: string;
  /** The suggested next step. After any refusal, students can also resend the form (APP-13). */
  readonly recovery: Exclude<Recovery, 'connect' | 'verify' | 'account'>;
}

/** Returns the error text and the next step after a failed attempt to send (APP-08 to APP-12). */
export function submissionFailureOf(error: unknown): SubmissionFailure {
  const failure = failureIn(error);
  switch (failure?.kind) {
    case 'http':
      return refusal(failure);
    case 'network':
      return failed('application-network', 'retry');
    case 'not-sent':
      return failed('application-unexpected', failure.lacks ?? 'register', notSentText(failure.lacks));
    case 'timeout':
    case 'contract':
    case undefined:
      return failed('application-unexpected', 'retry');
  }
}

function refusal({ status, message, fields }: HttpFailure): SubmissionFailure {
  switch (status) {
    case 400: {
      const errors = Object.entries(fields ?? {}).flatMap(([name, words]) => errorWords(name, words));
      return errors.length > 0
        ? failed(
            'application-400',
            'check',
            fill(applicationErrors['application-400'], { errors: errors.join(', ') }),
          )
        : failed('application-400-plain', 'check');
    }
    case 401:
      return failed('application-401', 'sign-in');
    case 403:
      return failed('application-403', 'browse');
    case 404:
      return failed('application-404', 'browse');
    case 409:
      return failed('application-409', 'browse');
    default:
      return message === undefined
        ? failed('application-other-plain', 'retry')
        : failed('application-other', 'retry', fill(applicationErrors['application-other'], { message }));
  }
}

function failed(
  errorId: SubmissionFailure['errorId'],
  recovery: SubmissionFailure['recovery'],
  text: string = applicationErrors[errorId],
): SubmissionFailure {
  return { errorId, text, recovery };
}

/**
 * Returns the server's messages about a field. If the form doesn't have that field, omits messages
 * that make no sense without the field's name, such as 'Required'.
 */
function errorWords(name: string, words: readonly string[]): readonly string[] {
  if (name === 'scholarshipReason') return words.map((text) => fieldWords('The reason', text));
  return words.filter((text) => fieldWords(name, text) === text);
}
