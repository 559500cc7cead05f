import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANSWER_MAX_LENGTH, TEXT_LIMITS } from '#contract/limits.ts';
import { composeReason, splitReason } from './reason.ts';

/** Generates answers, many of which contain lines that look like headings. */
const answer = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '## ',
        '\\## ',
        '\\\\## x',
        '## Why I am a perfect fit',
        '\n',
        '\n\n',
        '\r\n',
        '\u2028## ',
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

const asSent = (text: string) => text.replace(/\r\n?/g, '\n').trim();

describe('composeReason', () => {
  it('[APP-06] composeReason puts each answer under its heading', () => {
    expect(composeReason({ need: ' Fees.\n', fit: 'Marks.' })).toBe(
      '## Why I need this scholarship\n\nFees.\n\n## Why I am a perfect fit\n\nMarks.',
    );
  });

  it('[APP-06] composeReason keeps two answers of maximum length within the request’s limit, even if every line looks like a heading', () => {
    const heading = '## \n'.repeat(ANSWER_MAX_LENGTH / 4);
    expect(composeReason({ need: heading, fit: heading }).length).toBeLessThanOrEqual(
      TEXT_LIMITS.application.scholarshipReason,
    );
  });

  it('[APP-06] composeReason produces exactly two sections, whatever the answers contain', () => {
    fc.assert(
      fc.property(answer, answer, (need, fit) => {
        expect(composeReason({ need, fit }).match(/^## /gm)).toHaveLength(2);
      }),
    );
  });

  it('[APP-06] splitReason undoes composeReason', () => {
    fc.assert(
      fc.property(answer, answer, (need, fit) => {
        expect(splitReason(composeReason({ need, fit }))).toEqual({ need: asSent(need), fit: asSent(fit) });
      }),
    );
  });
});

describe('splitReason', () => {
  it('splitReason returns null for text that composeReason did not produce', () => {
    expect(splitReason('I need it.')).toBeNull();
    expect(splitReason('')).toBeNull();
  });
});
