import { expect, it } from 'vitest';
import { accessOf } from './route-access.ts';

const open = { staticData: {} };
const signedIn = { staticData: { access: { kind: 'signed-in' } } } as const;
const student = { staticData: { access: { kind: 'role', role: 'STUDENT' } } } as const;

it('accessOf returns public for a page without a guard', () => {
  expect(accessOf([open, open])).toEqual({ kind: 'public' });
});

it('accessOf returns the access level of the innermost guard around a page', () => {
  expect(accessOf([open, student, open])).toEqual({ kind: 'role', role: 'STUDENT' });
  expect(accessOf([open, signedIn, open])).toEqual({ kind: 'signed-in' });
  expect(accessOf([student, signedIn])).toEqual({ kind: 'signed-in' });
});
