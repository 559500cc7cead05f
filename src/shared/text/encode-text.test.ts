import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wellFormed } from '#contract/well-formed.ts';
import { encodeText } from './encode-text.ts';

it('[SAFE-02] encodeText encodes any text without loss, except that it replaces unpaired surrogates', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 0xd800, max: 0xdfff }), (text, half) => {
      expect(decodeURIComponent(encodeText(text))).toBe(text);
      const broken = `${text}x${String.fromCharCode(half)}`;
      expect(decodeURIComponent(encodeText(broken))).toBe(`${text}x\ufffd`);
    }),
  );
  expect(wellFormed('🎓')).toBe('🎓');
});
