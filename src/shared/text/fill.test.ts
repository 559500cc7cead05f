import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fill } from './fill.ts';

describe('fill', () => {
  it('fill inserts values into a sentence', () => {
    expect(fill('Showing {shown} of {total} scholarships', { shown: 6, total: '64' })).toBe(
      'Showing 6 of 64 scholarships',
    );
  });

  it('fill isolates a name in Urdu from the sentence around it, and leaves a name in Hindi unchanged', () => {
    expect(fill('Funded by {funder}', { funder: 'انجمن!' })).toBe('Funded by \u2068انجمن!\u2069');
    expect(fill('Funded by {funder}', { funder: 'विद्या' })).toBe('Funded by विद्या');
  });

  it('fill never treats a value as a template', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(fill('<{a}|{b}>', { a: value, b: '{a}' })).toBe(`<${value}|{a}>`);
      }),
    );
  });
});
