import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, pairs } from './contrast.ts';
import { readTokens } from './tokens.ts';

const css = readFileSync('src/shared/theme/tokens.css', 'utf8');
const { value, colors } = readTokens(css);

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#777777', 1],
    ['#767676', '#ffffff', 4.54],
    ['#0000ff', '#ffffff', 8.59],
  ])('the contrast of %s and %s is %d', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2);
  });

  it('contrast rejects text that isn’t a color', () => {
    expect(() => contrast('red', '#ffffff')).toThrow('Not a color');
  });
});

describe('the tokens', () => {
  it.each(['light', 'dark'] as const)(
    '[WCAG-1.4.3] [WCAG-1.4.11] colors used together have enough contrast in the %s color scheme',
    (scheme) => {
      const weak = pairs
        .map((pair) => ({ ...pair, ratio: contrast(value(pair.front, scheme), value(pair.back, scheme)) }))
        .filter(({ ratio, floor }) => ratio < floor);
      expect(weak).toEqual([]);
    },
  );

  it.each(['light', 'dark'] as const)(
    'with prefers-contrast: more, colors used together in the %s color scheme have a contrast of at least 7',
    (scheme) => {
      // Later values in the style sheet override earlier ones.
      const blocks = css
        .split('(prefers-contrast: more) {')
        .slice(1)
        .map((text) => text.slice(0, text.indexOf('}')));
      const more = new Map(
        (scheme === 'light' ? blocks.slice(0, 1) : blocks).flatMap((text) =>
          [...text.matchAll(/--ee-([\w-]+):\s*([^;]+);/g)].map(
            ([, name = '', words = '']) => [name, words] as const,
          ),
        ),
      );
      const color = (name: string): string => {
        const words = more.get(name) ?? value(name, scheme);
        const other = /^var\(--ee-([\w-]+)\)$/.exec(words)?.[1];
        return other === undefined ? words : color(other);
      };
      const weak = [...pairs, { front: 'line', back: 'card', use: 'The edge of a card', floor: 3 }]
        .map((pair) => ({ ...pair, ratio: contrast(color(pair.front), color(pair.back)) }))
        .filter(({ ratio }) => ratio < 7);
      expect(blocks).toHaveLength(2);
      expect(weak).toEqual([]);
    },
  );

  it('readTokens reads values and color names from the style sheet', () => {
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
