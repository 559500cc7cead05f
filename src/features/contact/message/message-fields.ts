import {
  emailAddress,
  emptyFields,
  type FieldTable,
  fieldsSchema,
  firstOf,
  required,
} from '#shared/form/fields.ts';
import type { EmailMessage } from '#shared/ports/email.ts';

/** The fields (CON-01), in the order in which the form asks. */
export const messageFields = {
  name: { label: 'Your name', rule: required('Enter your name.') },
  email: {
    label: 'Email address',
    rule: firstOf(
      required('Enter your email address.'),
      emailAddress('Enter an email address like name@example.com.'),
    ),
  },
  subject: { label: 'Subject', rule: required('Enter a subject.') },
  message: { label: 'Message', rule: required('Write your message.') },
} satisfies FieldTable & Record<keyof EmailMessage, unknown>;

export type MessageField = keyof EmailMessage;

export const NO_MESSAGE: EmailMessage = emptyFields(messageFields);

export const messageFieldsSchema = fieldsSchema(messageFields, () => null);
