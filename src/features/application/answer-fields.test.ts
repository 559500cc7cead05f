import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { answersSchema, withinLimit } from './answer-fields.ts';

const long = 'a'.repeat(100);

function messages(whyNeed: string, whyFit: string): string[] {
  const parsed = v.safeParse(answersSchema, { whyNeed, whyFit, otherScholarships: false });
  return parsed.success ? [] : parsed.issues.map((issue) => issue.message);
}

describe('answersSchema', () => {
  it.each([
    [100, true],
    [2500, true],
    [99, false],
    [2501, false],
    [0, false],
  ])(
    '[APP-02] answersSchema accepts answers of 100 to 2,500 characters (%d characters: %s)',
    (length, fits) => {
      expect(messages('a'.repeat(length), long).length === 0).toBe(fits);
      expect(messages(long, 'a'.repeat(length)).length === 0).toBe(fits);
    },
  );

  it('[APP-02] answersSchema trims an answer before it checks the length', () => {
    expect(messages(`${' '.repeat(50)}${'a'.repeat(99)}\n\n`, long)).toHaveLength(1);
    const parsed = v.parse(answersSchema, { whyNeed: `  ${long}\n`, whyFit: long, otherScholarships: true });
    expect(parsed).toEqual({ whyNeed: long, whyFit: long, otherScholarships: true });
  });

  it('[APP-02] answersSchema’s error for an overlong answer says how many characters to remove', () => {
    expect(messages(long, 'a'.repeat(6300))).toEqual([
      'Shorten “Why are you a perfect fit?” to 2,500 characters. Characters to remove: 3,800.',
    ]);
  });

  it('[APP-03] answersSchema reports the specified error for each answer that is too short', () => {
    expect(messages('a', 'b')).toEqual([
      'Please provide a detailed explanation of why you need this scholarship (minimum 100 characters).',
      "Please explain why you're a perfect fit for this scholarship (minimum 100 characters).",
    ]);
  });
});

describe('withinLimit', () => {
  it('[APP-02] withinLimit cuts an answer at 2500 characters and never splits a surrogate pair', () => {
    const text = fc.string({ unit: 'binary', minLength: 2450, maxLength: 2600 });
    fc.assert(
      fc.property(text, (typed) => {
        const cut = withinLimit('', typed);
        expect(typed.startsWith(cut)).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(2500);
        expect(cut.length).toBeGreaterThanOrEqual(Math.min(typed.length, 2499));
        expect(cut).not.toMatch(/\p{Surrogate}/u);
      }),
      { numRuns: 50 },
    );
    expect(withinLimit('', `${'a'.repeat(2499)}🎓`)).toBe('a'.repeat(2499));
    expect(withinLimit('', `${'a'.repeat(2498)}🎓b`)).toBe(`${'a'.repeat(2498)}🎓`);
  });

  it('[MINE-02] withinLimit accepts an edit of an overlong answer only if the edit shortens the answer', () => {
    const long = 'a'.repeat(6300);
    expect(withinLimit(long, long.slice(1))).toBe(long.slice(1));
    expect(withinLimit(long, `b${long}`)).toBe(long);
    expect(withinLimit(long, 'short')).toBe('short');
  });
});
