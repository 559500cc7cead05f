import { TEXT_LIMITS } from '#contract/limits.ts';
import {
  emailText,
  type FormTable,
  labelsOf,
  payloadOf,
  requiredText,
  schemaOf,
  type ValuesOf,
  valuesFrom,
} from '#shared/form/fields.ts';
import { emptyAsText } from '#shared/form/wire-conversions.ts';
import type { EmailMessage } from '#shared/ports/email.ts';

/** The form's fields (CON-01). */
export const messageTable = {
  name: {
    label: 'Your name',
    schema: requiredText('Enter your name.'),
    wire: { name: 'name', as: emptyAsText },
  },
  email: {
    label: 'Email address',
    schema: emailText('Enter your email address.', 'Enter an email address like name@example.com.'),
    wire: { name: 'email', as: emptyAsText },
  },
  subject: {
    label: 'Subject',
    schema: requiredText('Enter a subject.'),
    wire: { name: 'subject', as: emptyAsText },
  },
  message: {
    label: 'Message',
    schema: requiredText('Write your message.'),
    wire: { name: 'message', as: emptyAsText },
  },
} satisfies FormTable<EmailMessage>;

export type MessageFields = ValuesOf<typeof messageTable>;

export const messageLabels = labelsOf(messageTable);
export const messageSchema = schemaOf(messageTable, TEXT_LIMITS.message);
export const NO_MESSAGE: MessageFields = valuesFrom(messageTable, null);

/** Builds the message to send from valid fields (CON-02). */
export function messagePayload(fields: MessageFields): EmailMessage {
  return payloadOf(messageTable, fields) satisfies Required<EmailMessage>;
}
