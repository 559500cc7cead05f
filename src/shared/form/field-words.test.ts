import { describe, expect, it } from 'vitest';
import { failureWords, fieldWords, summaryWords } from './field-words.ts';

describe('a server’s message about a field', () => {
  it.each([
    ['Required', 'Father’s name is required'],
    ['required.', 'Father’s name is required'],
    ['Needs at least 5 characters', 'Father’s name needs at least 5 characters'],
    ['Not valid', 'Father’s name isn’t valid. Please change it.'],
    ['Ten digits, please.', 'Ten digits, please.'],
  ])('the server’s message %j becomes %j beside its field', (text, words) => {
    expect(fieldWords('Father’s name', text)).toBe(words);
  });

  it.each([
    ['Required', 'Father’s name is required'],
    ["Father's name is required.", "Father's name is required."],
    ['Write it in letters.', 'Father’s name: Write it in letters.'],
  ])('the server’s message %j becomes %j in a summary', (text, words) => {
    expect(summaryWords('Father’s name', text)).toBe(words);
  });

  it('failureWords turns a failure into sentences that name each field', () => {
    const fields = new Map([['address', 'Too short.']]);
    expect(failureWords({ address: 'Address' }, { text: 'Not saved.', detail: null, fields })).toEqual([
      'Not saved.',
      'Address: Too short.',
    ]);
    expect(failureWords({}, { text: 'Not saved.' })).toEqual(['Not saved.']);
  });
});
