import { expect, it } from 'vitest';
import { nameParts } from './name-parts.ts';

it.each([
  ['Asha Sharma', 'Asha', 'Sharma'],
  ['  Asha  Devi Sharma ', 'Asha Devi', 'Sharma'],
  ['Asha', 'Asha', ''],
])('[STU-02] nameParts splits %j into a first name and a last name', (name, firstName, lastName) => {
  expect(nameParts(name)).toEqual({ firstName, lastName });
});
