import { mutationOptions } from '@tanstack/react-query';
import { EmailError, type EmailMessage, type LoadEmailSender } from '#shared/ports/email.ts';
import { NotLoadedError } from './send-failure.ts';

/**
 * Sends a message once (CON-02). Never retried automatically: each attempt may arrive.
 *
 * @throws EmailError what the service said
 * @throws NotLoadedError where the sending code could not be loaded
 */
export async function sendMessage(load: LoadEmailSender, message: EmailMessage): Promise<void> {
  const sender = await load().catch((error: unknown) => {
    console.error('What sends messages could not be loaded', error);
    throw new NotLoadedError({ cause: error });
  });
  try {
    await sender.send(message);
  } catch (error) {
    // The service's message is for the people who run the site: it names the setting that is wrong.
    if (error instanceof EmailError && error.failure.kind === 'refused') {
      console.warn('The email service refused:', error.failure.status, error.failure.text);
    }
    throw error;
  }
}

export function sendMessageMutation(load: LoadEmailSender) {
  return mutationOptions({
    mutationKey: ['messages', 'send'],
    mutationFn: (message: EmailMessage) => sendMessage(load, message),
  });
}
