import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { TEXT_LIMITS } from '#contract/limits.ts';
import { isTooLong } from '#shared/form/text-limits.test-utils.ts';
import type { EmailMessage } from '#shared/ports/email.ts';
import { messageSchema } from './message-fields.ts';

const message: EmailMessage = {
  name: 'Asha',
  email: 'asha@students.example',
  subject: 'Hello',
  message: 'One\n\nTwo',
};
const problemsOf = (changes: Partial<EmailMessage>) =>
  v.safeParse(messageSchema, { ...message, ...changes }).issues?.map((issue) => issue.message) ?? [];

describe('messageSchema', () => {
  it('[CON-01] messageSchema accepts and trims a complete message', () => {
    expect(v.parse(messageSchema, { ...message, name: ' Asha ', email: ' asha@students.example' })).toEqual(
      message,
    );
  });

  it.each([
    [{ name: ' ' }, 'Enter your name.'],
    [{ email: '' }, 'Enter your email address.'],
    [{ subject: '\t' }, 'Enter a subject.'],
    [{ message: '\n' }, 'Write your message.'],
  ])('[CON-01] messageSchema requires all four fields: %o', (changes, text) => {
    expect(problemsOf(changes)[0]).toBe(text);
  });

  it.each([
    'asha',
    'asha@',
    '@students.example',
    'a b@students.example',
    'asha@students',
    'asha@a..in',
    'a@b@c.in',
  ])('[CON-01] messageSchema rejects %s as an email address', (email) =>
    expect(problemsOf({ email })).toEqual(['Enter an email address like name@example.com.']),
  );

  it.each(["o'brien+school@mail.example.co.in", 'आशा@डाक.भारत'])(
    '[CON-01] messageSchema accepts %s as an email address',
    (email) => expect(problemsOf({ email })).toEqual([]),
  );
});

it.each(Object.entries(TEXT_LIMITS.message))(
  '[SAFE-04] messageSchema limits the field ‘%s’ to %d characters',
  (name, limit) => {
    const field = messageSchema.entries[name as keyof typeof TEXT_LIMITS.message];
    expect([isTooLong(field, limit), isTooLong(field, limit + 1)]).toEqual([false, true]);
  },
);
