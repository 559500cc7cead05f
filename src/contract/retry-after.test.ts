import { describe, expect, it } from 'vitest';
import { readRetryAfter } from './retry-after.ts';

const NOW = Date.UTC(2026, 10, 22, 10);

describe('readRetryAfter', () => {
  it.each([
    ['20', 20_000],
    [' 0 ', 0],
    ['Sun, 22 Nov 2026 10:06:00 GMT', 360_000],
    ['Sun, 22 Nov 2026 09:00:00 GMT', 0],
    ['2592000', 2_592_000_000],
    ['9'.repeat(400), 315_360_000_000],
    ['soon', null],
    ['-5', null],
    ['5.5', null],
    ['1 2', null],
    ['', null],
    [null, null],
  ])('[OUT-05] readRetryAfter reads the header %j as %s', (header, ms) => {
    expect(readRetryAfter(header, NOW)).toBe(ms);
  });
});
