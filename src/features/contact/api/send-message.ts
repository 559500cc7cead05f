import { EmailError, type EmailMessage, type EmailSender } from '#shared/ports/email.ts';
import { type SendFailure, sendFailureOf, UNEXPECTED_FAILURE } from '../model/send-failure.ts';

export type SendOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly failure: SendFailure };

/** Sends a message once (CON-02). It never rejects, and nothing is tried again by itself: each try may arrive. */
export async function sendMessage(email: EmailSender, message: EmailMessage): Promise<SendOutcome> {
  try {
    await email.send(message);
    return { kind: 'sent' };
  } catch (error) {
    if (!(error instanceof EmailError)) {
      console.error('The message could not be sent', error);
      return { kind: 'failed', failure: UNEXPECTED_FAILURE };
    }
    const { failure } = error;
    // Its words are for whoever runs the site: they name the setting that is wrong.
    if (failure.kind === 'refused') console.warn('The e-mail service refused:', failure.status, failure.text);
    return { kind: 'failed', failure: sendFailureOf(failure) };
  }
}
