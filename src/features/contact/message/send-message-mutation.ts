import { mutationOptions } from '@tanstack/react-query';
import { EmailError, type EmailMessage, type EmailSender } from '#shared/ports/email.ts';

/** Sends a message (CON-02). Never retries, because each attempt may deliver the message. */
export async function sendMessage(sender: EmailSender, message: EmailMessage): Promise<void> {
  try {
    await sender.send(message);
  } catch (error) {
    // The email service's response says which setting is wrong. Only the site's operators can fix
    // that setting, so the response is logged and not shown.
    if (error instanceof EmailError && error.failure.kind === 'refused') {
      console.warn('The email service refused the message:', error.failure.status, error.failure.text);
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
