import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkText, emailText, requiredText } from './fields.ts';

it('requiredText trims text, and refuses empty text', () => {
  const schema = requiredText('Enter a name.');
  expect(v.parse(schema, ' Asha ')).toBe('Asha');
  expect(v.safeParse(schema, '  ').issues?.[0].message).toBe('Enter a name.');
});

it('checkText reports the error that the given function returns for a text', () => {
  const schema = v.pipe(
    v.string(),
    checkText((text) => (text === 'x' ? null : `Not ${text}.`)),
  );
  expect(v.safeParse(schema, 'y').issues?.[0].message).toBe('Not y.');
  expect(v.is(schema, 'x')).toBe(true);
});

describe('emailText', () => {
  const schema = emailText('Enter one.', 'No address.');
  const problem = (text: string) => v.safeParse(schema, text, { abortPipeEarly: true }).issues?.[0].message;
  it.each(['asha@students.example', 'ஆஷா@பள்ளி.example', 'a+b@c.d.example'])('emailText accepts %s', (text) => {
    expect(problem(text)).toBeUndefined();
  });
  it.each(['asha', 'asha@students', 'asha@students.', 'asha@.example', 'a@b..example', 'a b@c.example'])(
    'emailText refuses %j',
    (text) => expect(problem(text)).toBe('No address.'),
  );
  it('emailText asks for an email address if the text is blank', () =>
    expect(problem(' ')).toBe('Enter one.'));
});
