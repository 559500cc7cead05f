import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statusWords } from './application-status-words.ts';

describe('statusWords', () => {
  it.each([
    ['PENDING', 'open', 'In review'],
    ['accepted', 'accepted', 'Accepted'],
    [' Rejected ', 'closed', 'Not selected'],
    ['SHORTLISTED', 'other', 'SHORTLISTED'],
    [null, 'other', 'Sent'],
    [undefined, 'other', 'Sent'],
    ['  ', 'other', 'Sent'],
  ] as const)('statusWords gives the status %j the tone ‘%s’ and the text ‘%s’', (status, tone, text) => {
    expect(statusWords(status)).toMatchObject({ tone, text });
  });

  it('statusWords returns an unknown status trimmed, and without an explanation', () => {
    const wild = fc.string({ unit: 'grapheme' }).filter((word) => word.trim() !== '');
    fc.assert(
      fc.property(wild, (status) => {
        expect(statusWords(status)).toEqual({ tone: 'other', text: status.trim(), meaning: null });
      }),
    );
  });
});
