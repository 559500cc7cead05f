import { contactErrors } from '#contract/errors/contact.ts';
import { EmailError } from '#shared/ports/email.ts';
import { fill } from '#shared/text/fill.ts';

/** Why a message was not sent or may not have arrived, and what to do next (CON-02). */
export interface SendFailure {
  readonly text: string;
  readonly why: string;
  readonly advice: string;
}

const failed = (
  why: string,
  advice: string,
  text: string = contactErrors['contact-send-failed'],
): SendFailure => ({ text, why, advice });

const UNCERTAIN = 'We don’t know whether your message arrived.';

/** Returns the text and the next step after a failed or uncertain delivery. */
export function sendFailureOf(error: unknown): SendFailure {
  if (!(error instanceof EmailError)) return failed('Something went wrong on this page.', UNCERTAIN);
  const { failure } = error;
  switch (failure.kind) {
    case 'refused':
      return refusalOf(failure.status);
    case 'network':
      return failed(
        'The connection dropped before we got a reply.',
        `${UNCERTAIN} Check your connection before you send it again.`,
      );
    case 'timeout':
      return failed(
        'The email service didn’t respond within 10 seconds.',
        `${UNCERTAIN} Wait two days for our answer before you send it again, or call us.`,
      );
    case 'configuration':
      return failed(
        fill('Sending from this page isn’t set up. {variable} is missing.', { variable: failure.variable }),
        'Trying again won’t help. Please email or call us.',
        contactErrors['contact-send-unconfigured'],
      );
  }
}

/**
 * Whether the message may have arrived despite this status, for example because a gateway responded
 * instead of the email service.
 */
function isUnclear(status: number): boolean {
  return status < 400 || status === 502 || status === 504;
}

/** Returns the texts for an HTTP status from the email service. */
function refusalOf(status: number): SendFailure {
  const refused = (why: string, advice: string) => failed(fill(why, { status }), advice);
  if (status === 413) {
    return refused(
      'The message is too long for the email service ({status}).',
      'Shorten the message and send it again.',
    );
  }
  if (status === 429) {
    return refused(
      'The email service is busy right now ({status}).',
      'Your message is still here. Send it again in a few minutes.',
    );
  }
  if (isUnclear(status)) return refused('The email service’s response was unclear ({status}).', UNCERTAIN);
  if (status >= 500) {
    return refused(
      'The email service isn’t working ({status}).',
      'Send your message again in a few minutes.',
    );
  }
  return refused(
    'The email service refused the message ({status}).',
    'The fault is on our side, so trying again won’t help. Please email or call us.',
  );
}
