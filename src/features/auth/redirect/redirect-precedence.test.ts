import { expect, it } from 'vitest';
import { destinationAfterSignIn, redirectTarget } from './redirect-precedence.ts';

it.each([
  [{ url: '/donation', historyState: '/student', stored: '/home' }, '/donation'],
  [{ historyState: '/student', stored: '/home' }, '/student'],
  [{ url: null, stored: '/home' }, '/home'],
  [{ url: '//evil.example', historyState: '/student' }, null],
  [{}, null],
])('[AUTH-03] redirectTarget resolves the sources %j to the target %j', (sources, target) =>
  expect(redirectTarget(sources)).toBe(target),
);

it.each([
  ['/crowdfunding/1', 'ORGANIZATION', true, '/crowdfunding/1'],
  ['/crowdfunding/1', 'STUDENT', false, '/crowdfunding/1'],
  [null, 'STUDENT', true, '/scholarship'],
  [null, 'ORGANIZATION', true, '/organization/dashboard'],
  [null, 'DONOR', true, '/donation'],
  [null, 'OTHER', true, '/donation'],
  [null, 'STUDENT', false, '/home'],
] as const)(
  '[AUTH-03] after sign-in with the redirect target %j, a user with the role %s (known: %s) goes to %s',
  (target, role, known, to) => expect(destinationAfterSignIn(target, { role, known })).toBe(to),
);
