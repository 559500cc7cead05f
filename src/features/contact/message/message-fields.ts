import * as v from 'valibot';
import { TEXT_LIMITS } from '#contract/limits.ts';
import { emailText, lengthChecks, mapFields, requiredText } from '#shared/form/fields.ts';
import type { EmailMessage } from '#shared/ports/email.ts';

/** What the form calls its fields (CON-01), in the order in which it asks. */
export const messageLabels = {
  name: 'Your name',
  email: 'Email address',
  subject: 'Subject',
  message: 'Message',
} satisfies Record<keyof EmailMessage, string>;

const upToLimit = lengthChecks(messageLabels, TEXT_LIMITS.message);

export const messageSchema = v.object({
  name: v.pipe(requiredText('Enter your name.'), upToLimit('name')),
  email: v.pipe(
    emailText('Enter your email address.', 'Enter an email address like name@example.com.'),
    upToLimit('email'),
  ),
  subject: v.pipe(requiredText('Enter a subject.'), upToLimit('subject')),
  message: v.pipe(requiredText('Write your message.'), upToLimit('message')),
});

export const NO_MESSAGE: EmailMessage = mapFields(messageLabels, () => '');
