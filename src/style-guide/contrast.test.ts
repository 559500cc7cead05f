import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, pairs } from './contrast.ts';
import { readTokens } from './tokens.ts';

const { value, colors } = readTokens(readFileSync('src/shared/theme/tokens.css', 'utf8'));

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#777777', 1],
    ['#767676', '#ffffff', 4.54],
    ['#0000ff', '#ffffff', 8.59],
  ])('of %s and %s is %d', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2);
  });

  it('refuses what is no color', () => {
    expect(() => contrast('red', '#ffffff')).toThrow('Not a color');
  });
});

describe('the tokens', () => {
  it.each(['light', 'dark'] as const)(
    '[WCAG-1.4.3] [WCAG-1.4.11] contrast enough where they meet: %s',
    (scheme) => {
      const weak = pairs
        .map((pair) => ({ ...pair, ratio: contrast(value(pair.front, scheme), value(pair.back, scheme)) }))
        .filter(({ ratio, floor }) => ratio < floor);
      expect(weak).toEqual([]);
    },
  );

  it('are read from their style sheet', () => {
    expect(value('ink')).toBe('#191a3d');
    expect(value('ink', 'dark')).toBe('#f1effa');
    expect(value('on-marigold', 'dark')).toBe(value('on-marigold', 'light'));
    expect(value('size-body')).toBe('1.0625rem');
    expect(value('size-hero', 'phone')).toBe('2.75rem');
    expect(colors).toContain('marigold-soft');
    expect(() => value('size-of-nothing')).toThrow('No token');
    expect(() => readTokens('main {}')).toThrow('no rule');
  });
});
