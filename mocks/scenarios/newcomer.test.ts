import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNewcomer, newcomerWords, parseNewcomer, roleOfWord } from './newcomer.ts';
import { formatPermalink, parsePermalink } from './permalink.ts';

describe('a newcomer, as a link writes them', () => {
  it.each([
    ['new-student', { role: 'STUDENT', name: '' }],
    ['new-donor:Lalita Devi', { role: 'DONOR', name: 'Lalita Devi' }],
    ['new-organization:  Anand :  Rao ', { role: 'ORGANIZATION', name: 'Anand : Rao' }],
    ['new-person:ललिता देवी', { role: null, name: 'ललिता देवी' }],
  ])('%s', (text, newcomer) => {
    expect(parseNewcomer(text)).toEqual(newcomer);
  });

  it.each([
    '',
    'new',
    'new-',
    'new-teacher',
    'student',
    'new-student:',
    'new-student: ',
    `new-donor:${'a'.repeat(81)}`,
  ])('‘%s’ names no newcomer', (text) => {
    expect(parseNewcomer(text)).toBeUndefined();
  });

  it('a newcomer is read from a link as written', () => {
    const name = fc.stringMatching(/^[\p{L}&=?#+%:.’-]{1,20}( [\p{L}&=?#+%:.’-]{1,20})?$/u);
    fc.assert(
      fc.property(fc.constantFrom(...newcomerWords), name, (word, given) => {
        const newcomer = { role: roleOfWord(word), name: given };
        const link = formatPermalink({ path: '/student?q=1', persona: newcomer });
        expect(parsePermalink(new URL(link, 'http://site.test').search)).toMatchObject({
          persona: null,
          newcomer,
          unknown: [],
          cleanedSearch: '?q=1',
        });
        expect(parseNewcomer(formatNewcomer(newcomer))).toEqual(newcomer);
      }),
    );
  });
});
