import * as v from 'valibot';
import { emailText, mapFields, requiredText } from '#shared/form/fields.ts';
import type { EmailMessage } from '#shared/ports/email.ts';

/** What the form calls its fields (CON-01), in the order in which it asks. */
export const messageLabels = {
  name: 'Your name',
  email: 'Email address',
  subject: 'Subject',
  message: 'Message',
} satisfies Record<keyof EmailMessage, string>;

export const messageSchema = v.object({
  name: requiredText('Enter your name.'),
  email: emailText('Enter your email address.', 'Enter an email address like name@example.com.'),
  subject: requiredText('Enter a subject.'),
  message: requiredText('Write your message.'),
});

export const NO_MESSAGE: EmailMessage = mapFields(messageLabels, () => '');
