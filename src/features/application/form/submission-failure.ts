import { applicationErrors } from '#contract/errors/application.ts';
import type { HttpFailure } from '#contract/failure.ts';
import { failureIn } from '#shared/api/api-error.ts';
import { fieldWords } from '#shared/form/field-words.ts';
import { fill } from '#shared/text/fill.ts';

export interface SubmissionFailure {
  /** The error whose text is on the screen. */
  readonly errorId: keyof typeof applicationErrors;
  readonly text: string;
  /** What a person can do now; sending again is possible after every refusal (APP-13). */
  readonly recovery: 'check' | 'retry' | 'sign-in' | 'browse';
}

const rows = applicationErrors;

/** The text and the next step for an application that was not accepted (APP-08 to APP-12). */
export function submissionFailureOf(error: unknown): SubmissionFailure {
  const failure = failureIn(error);
  switch (failure?.kind) {
    case 'http':
      return refusal(failure);
    case 'network':
      return { errorId: 'application-network', text: rows['application-network'], recovery: 'retry' };
    case 'timeout':
    case 'contract':
    case undefined:
      return UNEXPECTED;
  }
}

/** For errors other than an answer (APP-12). */
const UNEXPECTED: SubmissionFailure = {
  errorId: 'application-unexpected',
  text: rows['application-unexpected'],
  recovery: 'retry',
};

function refusal({ status, message, fields }: HttpFailure): SubmissionFailure {
  switch (status) {
    case 400: {
      const errors = Object.entries(fields ?? {}).flatMap(([name, words]) => errorWords(name, words));
      return errors.length > 0
        ? {
            errorId: 'application-400',
            text: fill(rows['application-400'], { errors: errors.join(', ') }),
            recovery: 'check',
          }
        : { errorId: 'application-400-plain', text: rows['application-400-plain'], recovery: 'check' };
    }
    case 401:
      return { errorId: 'application-401', text: rows['application-401'], recovery: 'sign-in' };
    case 403:
      return { errorId: 'application-403', text: rows['application-403'], recovery: 'browse' };
    case 404:
      return { errorId: 'application-404', text: rows['application-404'], recovery: 'browse' };
    case 409:
      return { errorId: 'application-409', text: rows['application-409'], recovery: 'browse' };
    default:
      return message === undefined
        ? { errorId: 'application-other-plain', text: rows['application-other-plain'], recovery: 'retry' }
        : {
            errorId: 'application-other',
            text: fill(rows['application-other'], { message }),
            recovery: 'retry',
          };
  }
}

/** What the server said of a field. An answer without a name helps only where the form has the field. */
function errorWords(name: string, words: readonly string[]): readonly string[] {
  if (name === 'scholarshipReason') return words.map((text) => fieldWords('The reason', text));
  return words.filter((text) => fieldWords(name, text) === text);
}
