import { expect, it } from 'vitest';
import { answerParts } from './answer-parts.ts';

it('[APP-06] an answer is split at its headings without losing text or creating markup', () => {
  expect(answerParts('## Why me\n\nBecause.\r\n\n## Need\nFees.\n')).toEqual([
    { heading: 'Why me', text: 'Because.' },
    { heading: 'Need', text: 'Fees.' },
  ]);
  expect(answerParts('<b>As it is</b>\n##no heading')).toEqual([
    { heading: null, text: '<b>As it is</b>\n##no heading' },
  ]);
  expect(answerParts(' ')).toEqual([]);
});
