import { expect, it } from 'vitest';
import { minutesToRead } from './reading-time.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

it('minutesToRead assumes 200 words a minute across all blocks, and rounds up', () => {
  expect(minutesToRead(['Two words.'])).toBe(1);
  expect(minutesToRead([words(200)])).toBe(1);
  expect(minutesToRead([words(150), { steps: [words(30), words(20)] }, { quote: words(10) }])).toBe(2);
});
