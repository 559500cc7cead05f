import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { emailAddress, fieldsSchema, isOptional, required } from './fields.ts';

const table = {
  name: { label: 'Name', rule: required('Enter a name.') },
  day: { label: 'Day', rule: (day: string, today: string) => (day < today ? 'It is over.' : null) },
  note: { label: 'Note' },
};

describe('fieldsSchema', () => {
  it('gives every field its rule and its context, and trims what is typed', () => {
    const schema = fieldsSchema(table, () => '2026-11-22');
    const { issues } = v.safeParse(schema, { name: '  ', day: '2026-11-21', note: '' });
    expect(issues?.map(({ message }) => message)).toEqual(['Enter a name.', 'It is over.']);
    const right = { name: ' Asha ', day: '2026-11-22', note: '' };
    expect(v.parse(schema, right)).toEqual({ ...right, name: 'Asha' });
  });
});

it('a field without a rule is optional', () => {
  expect(['name', 'day', 'note'].map((name) => isOptional(table, name))).toEqual([false, false, true]);
});

describe('emailAddress', () => {
  const rule = emailAddress('No address.');
  it.each(['asha@students.example', 'ஆஷா@பள்ளி.example', 'a+b@c.d.example'])('takes %s', (text) => {
    expect(rule(text, undefined)).toBeNull();
  });
  it.each(['', 'asha', 'asha@students', 'asha@students.', 'asha@.example', 'a@b..example', 'a b@c.example'])(
    'refuses %j',
    (text) => expect(rule(text, undefined)).toBe('No address.'),
  );
});
