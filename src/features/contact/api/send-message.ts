import { EmailError, type EmailMessage, type LoadEmailSender } from '#shared/ports/email.ts';
import {
  NOT_LOADED_FAILURE,
  type SendFailure,
  sendFailureOf,
  UNEXPECTED_FAILURE,
} from '../model/send-failure.ts';

export type SendOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly failure: SendFailure };

/** Sends a message once (CON-02). It never rejects, and nothing is tried again by itself: each try may arrive. */
export async function sendMessage(load: LoadEmailSender, message: EmailMessage): Promise<SendOutcome> {
  const sender = await load().catch((error: unknown) => {
    console.error('What sends messages could not be loaded', error);
    return null;
  });
  if (sender === null) return { kind: 'failed', failure: NOT_LOADED_FAILURE };
  try {
    await sender.send(message);
    return { kind: 'sent' };
  } catch (error) {
    if (!(error instanceof EmailError)) {
      console.error('The message could not be sent', error);
      return { kind: 'failed', failure: UNEXPECTED_FAILURE };
    }
    const { failure } = error;
    // Its words are for whoever runs the site: they name the setting that is wrong.
    if (failure.kind === 'refused') console.warn('The email service refused:', failure.status, failure.text);
    return { kind: 'failed', failure: sendFailureOf(failure) };
  }
}
