import { expect, test } from 'vitest';
import { createRandom } from '../../mocks/data/random.ts';
import { type Look, problemsOf } from './look.ts';

const sound: Look = {
  path: '/help',
  text: 'Help. Write to us.',
  heading: 'Help',
  ways: 3,
  isWaiting: false,
};

test('the explorer finds nothing wrong with a page that has its heading, its text and a way on', () => {
  expect(problemsOf(sound)).toEqual([]);
});

test.each([
  [{ text: ' ' }, 'a white page'],
  [{ heading: '' }, 'no heading'],
  [{ ways: 0 }, 'no way on'],
  [{ text: 'You gave ₹NaN' }, "'NaN' on the page"],
  [{ text: 'Dear [object Object]' }, "'[object Object]' on the page"],
  [{ text: 'undefined backers' }, "'undefined' on the page"],
  [{ isWaiting: true }, 'it waits for ever'],
] as const)('the explorer reports a page with %o', (part, problem) => {
  expect(problemsOf({ ...sound, ...part })).toEqual([problem]);
});

test('the explorer makes the same choices from the same seed, and others from another', () => {
  const choices = (seed: number) => {
    const random = createRandom(seed);
    return Array.from({ length: 20 }, () => random.below(100));
  };
  expect(choices(7)).toEqual(choices(7));
  expect(choices(7)).not.toEqual(choices(8));
  expect(choices(7).every((choice) => choice >= 0 && choice < 100)).toBe(true);
});
