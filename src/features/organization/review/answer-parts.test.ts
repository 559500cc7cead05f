import { expect, it } from 'vitest';
import { answerParts } from './answer-parts.ts';

it('[APP-06] answerParts splits an answer at its headings, and leaves HTML tags as text', () => {
  expect(answerParts('## Why me\n\nBecause.\r\n\n## Need\nFees.\n')).toEqual([
    { heading: 'Why me', text: 'Because.' },
    { heading: 'Need', text: 'Fees.' },
  ]);
  expect(answerParts('<b>As it is</b>\n##no heading')).toEqual([
    { heading: null, text: '<b>As it is</b>\n##no heading' },
  ]);
  expect(answerParts(' ')).toEqual([]);
});
