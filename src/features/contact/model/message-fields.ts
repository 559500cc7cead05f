import * as v from 'valibot';
import type { EmailMessage } from '#shared/ports/email.ts';

export type MessageField = keyof EmailMessage;

/** The order in which the form asks, and in which its problems are listed. */
export const MESSAGE_FIELDS = [
  'name',
  'email',
  'subject',
  'message',
] as const satisfies readonly MessageField[];

export const NO_MESSAGE: EmailMessage = { name: '', email: '', subject: '', message: '' };

/** True where nothing would be lost. */
export function isBlank(message: EmailMessage): boolean {
  return MESSAGE_FIELDS.every((name) => message[name].trim() === '');
}

const required = (text: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(text));

/** The form's rules (CON-01). An address may be in any script: the answer finds out whether it exists. */
export const messageFieldsSchema = v.object({
  name: required('Enter your name.'),
  email: v.pipe(
    required('Enter your email address.'),
    v.regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, 'Enter an email address like name@example.com.'),
  ),
  subject: required('Enter a subject.'),
  message: required('Write your message.'),
});
