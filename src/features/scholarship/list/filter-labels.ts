import { formatRupees } from '#shared/format/amount.ts';
import { INCOME_OPTIONS, type ListFilters } from '../list-search.ts';
import { MEDIUM_AMOUNT } from './filters.ts';

/** Labels of the income filter's options (SCH-04). */
export const INCOMES = Object.fromEntries(
  INCOME_OPTIONS.map((limit) => [
    limit,
    limit === 'any' ? 'Any income' : `Under ${formatRupees(Number(limit))}`,
  ]),
) as Readonly<Record<ListFilters['income'], string>>;

const MEDIUM_FROM = formatRupees(MEDIUM_AMOUNT.from);
const MEDIUM_TO = formatRupees(MEDIUM_AMOUNT.to);

/** Labels of the amount filter's options (SCH-05). */
export const AMOUNTS: Readonly<Record<ListFilters['amount'], string>> = {
  any: 'Any amount',
  low: `Low: under ${MEDIUM_FROM}`,
  medium: `Medium: ${MEDIUM_FROM} to ${MEDIUM_TO}`,
  high: `High: over ${MEDIUM_TO}`,
};
