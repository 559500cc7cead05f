import { mutationOptions } from '@tanstack/react-query';
import { EmailError, type EmailMessage, type EmailSender } from '#shared/ports/email.ts';

/** Sends a message once (CON-02). Never retried automatically, because each attempt may arrive. */
export async function sendMessage(sender: EmailSender, message: EmailMessage): Promise<void> {
  try {
    await sender.send(message);
  } catch (error) {
    // The service's message names the wrong setting, which helps operators only.
    if (error instanceof EmailError && error.failure.kind === 'refused') {
      console.warn('The email service refused:', error.failure.status, error.failure.text);
    }
    throw error;
  }
}

export function sendMessageMutation(sender: EmailSender) {
  return mutationOptions({
    mutationKey: ['messages', 'send'],
    mutationFn: (message: EmailMessage) => sendMessage(sender, message),
  });
}
