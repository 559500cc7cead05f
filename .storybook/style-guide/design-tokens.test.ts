import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { designTokens, designTokensText } from './design-tokens.ts';
import { readTokens } from './tokens.ts';

const css = readFileSync('src/shared/theme/tokens.css', 'utf8');
const committed = readFileSync('docs/theme.tokens.json', 'utf8');

describe('the design tokens file', () => {
  it('the design tokens file matches the theme', () => {
    expect(committed).toBe(designTokensText(readTokens(css)));
  });

  it.each([
    ['changes a light color', '--ee-leaf: #1c7a4b', '--ee-leaf: #1c7a4c'],
    ['changes a dark color', '--ee-leaf: #6fd3a0', '--ee-leaf: #6fd3a1'],
    ['changes a size on phones', '--ee-size-hero: 2.75rem', '--ee-size-hero: 2.5rem'],
    ['changes a size that shrinks with the screen', 'min(1.5rem, 6.75vw)', 'min(1.5rem, 6.5vw)'],
    ['changes the bold weight', '--ee-weight-bold: 650', '--ee-weight-bold: 600'],
    ['changes a typeface', '"Anek Tamil EE",', '"Another",'],
    ['adds a token', '--ee-ink:', '--ee-new: #000000;\n  --ee-ink:'],
  ])('the design tokens file is out of date when the theme %s', (_, before, after) => {
    expect(css).toContain(before);
    expect(designTokensText(readTokens(css.replace(before, after)))).not.toBe(committed);
  });
});

describe('designTokens', () => {
  const { color, dimension, type } = designTokens(readTokens(css));

  it('a color token has light and dark values, as components and as hex digits', () => {
    expect(color.light.ink).toEqual({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.098, 0.102, 0.2392], hex: '#191a3d' },
    });
    expect(color.dark.ink?.$value).toMatchObject({ hex: '#f1effa' });
    expect(Object.keys(color.dark)).toEqual(Object.keys(color.light));
  });

  it('a size token has a desktop and a phone value', () => {
    expect(dimension.desktop['size-hero']?.$value).toEqual({ value: 4, unit: 'rem' });
    expect(dimension.phone['size-hero']?.$value).toEqual({ value: 2.75, unit: 'rem' });
    expect(dimension.desktop.gutter).toEqual({
      $type: 'dimension',
      $value: { value: 1.25, unit: 'rem' },
      $description: 'At most; in CSS min(1.25rem, 5.75vw)',
    });
  });

  it('the design tokens include the typefaces and the bold weight', () => {
    expect(type.font?.$value).toEqual(expect.arrayContaining(['Anek EE', 'system-ui', 'sans-serif']));
    expect(type['weight-bold']).toEqual({ $type: 'fontWeight', $value: 650 });
  });

  it('every theme token becomes a design token', () => {
    const names = [color.light, dimension.desktop, type].flatMap((group) => Object.keys(group));
    expect(names.toSorted()).toEqual(readTokens(css).names.toSorted());
  });

  it('designTokens rejects a value that the token format cannot express', () => {
    const odd = css.replace('--ee-radius: 8px', '--ee-radius: 50%');
    expect(() => designTokens(readTokens(odd))).toThrow('--ee-radius: 50%');
  });
});
