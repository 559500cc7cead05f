import { expect, it } from 'vitest';
import { formatCount } from './count.ts';

it('groups counts', () => {
  expect(formatCount(128_600)).toBe('1,28,600');
});
