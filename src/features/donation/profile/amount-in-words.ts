import { ToWords } from 'to-words/en-IN';
import { rupeesFrom } from '#shared/format/amount.ts';

const words = new ToWords({ converterOptions: { currency: true } });

/**
 * Spells out an amount for receipts: `One Lakh Twenty Five Thousand Rupees And Fifty Paise Only`.
 */
export function amountInWords(paise: number): string {
  return words.convert(rupeesFrom(paise));
}
