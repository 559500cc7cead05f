import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fill } from './fill.ts';

describe('fill', () => {
  it('puts values into a whole sentence', () => {
    expect(fill('Showing {shown} of {total} scholarships', { shown: 6, total: '64' })).toBe(
      'Showing 6 of 64 scholarships',
    );
  });

  it('never reads a value as a template, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(fill('<{a}|{b}>', { a: value, b: '{a}' })).toBe(`<${value}|{a}>`);
      }),
    );
  });
});
