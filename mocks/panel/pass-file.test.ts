import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../store/text-stores.ts';
import { PassFileError, readPass, sayImported, writePass } from './pass-file.ts';
import { createProgress } from './progress.ts';

const ids = ['application-403', 'application-409', 'contact-send-failed', 'contact-newsletter-empty'];
const origin = { commit: '0123456789ab', date: '2026-11-27T10:00:00.000Z' };

function createPass() {
  const progress = createProgress(createMemoryStore());
  progress.judge('application-403', 'fail');
  progress.note('application-403', 'The button is cut off at 390 px.');
  progress.judge('application-409', 'pass');
  progress.see('contact-send-failed');
  return progress;
}

const fileOf = (states: unknown) => JSON.stringify({ kind: 'eduempower-mock-pass', ...origin, states });

describe('the pass file', () => {
  it('[MOCK-04] readPass restores the verdicts, notes, commit and date that writePass wrote', () => {
    const pass = createPass();
    const read = readPass(writePass(pass.all(), ids, origin), ids);
    expect(read).toEqual({ ...origin, results: pass.all(), leftOut: [] });
    const other = createProgress(createMemoryStore());
    other.judge('application-403', 'pass');
    other.judge('contact-newsletter-empty', 'skip');
    other.put(read.results);
    expect(ids.map((id) => other.of(id))).toEqual(['fail', 'pass', 'seen', 'skip']);
    expect(other.noteOn('application-403')).toBe('The button is cut off at 390 px.');
  });

  it('[MOCK-04] readPass names the invalid entries of a test pass, skips them, and reads the rest', () => {
    const read = readPass(
      fileOf([
        { id: 'application-403', verdict: 'fail', note: 'Cut off.' },
        { id: 'application-409', verdict: 'perhaps', note: '' },
        { id: 'an-older-state', verdict: 'pass', note: '' },
        { id: '__proto__', verdict: 'pass' },
        'contact-send-failed',
        { id: 'contact-newsletter-empty', verdict: null },
      ]),
      ids,
    );
    expect(read.results).toEqual({
      'application-403': { result: 'fail', note: 'Cut off.' },
      'contact-newsletter-empty': { result: 'seen', note: '' },
    });
    expect(read.leftOut).toEqual([
      expect.stringMatching(/^states\.1 \(verdict: .*perhaps/),
      'an-older-state (no such state)',
      '__proto__ (no such state)',
      expect.stringMatching(/^states\.4 \(the top level: /),
    ]);
    expect(sayImported(read, 'ba9876543210')).toMatch(
      /^Imported the results of 2 states, from 2026-11-27\. They come from commit 0123456789ab\. This page is from commit ba9876543210\. Skipped: states\.1/,
    );
    expect(sayImported({ ...read, leftOut: [] }, origin.commit)).toBe(
      'Imported the results of 2 states, from 2026-11-27.',
    );
  });

  it.each([
    ['{', 'not JSON'],
    ['"text"', 'the top level'],
    ['[]', 'kind'],
    [fileOf({}), 'states'],
    [fileOf([]).replace('mock-pass', 'seed'), 'kind'],
    [fileOf([]).replace('2026-11-27T', '27 November '), 'date'],
    [fileOf([]).replace(origin.commit, ''), 'commit'],
  ])(
    '[MOCK-04] readPass refuses the invalid file %s and names the location of the problem',
    (text, place) => {
      expect(() => readPass(text, ids)).toThrow(PassFileError);
      expect(() => readPass(text, ids)).toThrow(place);
    },
  );
});
