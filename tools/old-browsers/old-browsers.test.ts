import { expect, test } from 'vitest';
import { findNewerInScript } from './scripts.ts';
import { findNewerInStyles } from './styles.ts';

const inScript = (code: string) => [...findNewerInScript('one.js', code)];

test.each([
  ['words.toSorted()', 'Array.prototype.toSorted'],
  ['AbortSignal.any(signals)', 'AbortSignal.any'],
  ['URL.canParse(text)', 'URL.canParse'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['Map.groupBy(words, first)', 'Map.groupBy'],
  ['menu.hidePopover()', 'HTMLElement.prototype.hidePopover'],
  ['new Intl.Segmenter()', 'Intl.Segmenter'],
  ['requestIdleCallback(draw)', 'requestIdleCallback'],
  ["draw('div', { popover: 'auto' })", 'popover'],
])('in %s, the old-browser check finds the unsupported feature %s', (code, api) => {
  expect(inScript(code)).toEqual([api]);
});

test.each([
  'words.findLast(isLong)',
  'response.bytes()',
  'AbortSignal.timeout(10)',
  'structuredClone(state)',
  'step.with; account.role; v.union([v.string(), v.null()])',
])('the old-browser check reports nothing for %s', (code) => {
  expect(inScript(code)).toEqual([]);
});

test('the old-browser check finds unsupported selectors, properties, values, functions and units in style sheets', () => {
  const styles = `
    @starting-style { .menu { opacity: 0 } }
    .card:has(img) { field-sizing: content; color: light-dark(#000, #fff); height: 2lh; }
    .card { .title { color: oklch(50% 0.1 20); } &:hover { color: red } }
    /* :has() in words */
    .fine { display: grid; inset: 0; width: min(100%, 20rem); content: ':has'; }`;
  expect([...findNewerInStyles(styles)].sort()).toEqual(
    [
      '&',
      '1lh',
      ':has',
      '@starting-style',
      'field-sizing',
      'field-sizing: content',
      'light-dark()',
      'oklch()',
    ].sort(),
  );
});
