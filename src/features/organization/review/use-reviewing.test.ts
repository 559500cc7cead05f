import { expect, it } from 'vitest';
import { nameOf } from './use-reviewing.ts';

it('[REV-01] cuts a name that is longer than any, so that a list of hundreds stays quick', () => {
  expect(['Asha Sharma', null].map((name) => nameOf({ name }))).toEqual(['Asha Sharma', 'Name not provided']);
  expect(nameOf({ name: 'x'.repeat(20_000) })).toBe(`${'x'.repeat(200)}…`);
});
