import { expect, it } from 'vitest';
import { isNearLimit } from './character-count.tsx';

it.each([
  [2500, [2249, 2250, 2251, 2500], [false, false, true, true]],
  [500, [450, 451, 501], [false, true, true]],
])(
  '[APP-02] with a limit of %d characters, isNearLimit is true only above nine tenths of the limit',
  (limit, lengths, expected) => {
    expect(lengths.map((length) => isNearLimit(length, limit))).toEqual(expected);
  },
);
