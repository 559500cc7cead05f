import { expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

it.each([
  [100, 'One Rupee Only'],
  [5000, 'Fifty Rupees Only'],
  [12_500_050, 'One Lakh Twenty Five Thousand Rupees And Fifty Paise Only'],
  [1_000_000_000, 'One Crore Rupees Only'],
])('amountInWords spells out %i paise as %j', (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});
