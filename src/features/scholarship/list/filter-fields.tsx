import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '#shared/theme/choices.css';
import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { formatCount } from '#shared/format/count.ts';
import { fill } from '#shared/text/fill.ts';
import { choicesOf, chosen } from '#shared/ui/inputs/choices.ts';
import { INCOME_OPTIONS, type ListFilters } from '../list-search.ts';
import { AMOUNTS, INCOMES } from './filter-labels.ts';

export interface FilterFieldsProps {
  readonly filters: ListFilters;
  readonly onChange: (change: Partial<ListFilters>) => void;
  /** How many scholarships match. */
  readonly found: number;
  /** Called when the user asks to see the results. */
  readonly onShow: () => void;
}

/**
 * The fields of the filter panel (SCH-01). Loaded when the browser is idle, or when the panel first
 * opens.
 */
export default function FilterFields({ filters, onChange, found, onShow }: FilterFieldsProps) {
  return (
    <>
      <NativeSelect
        label="Max Family Income"
        data={choicesOf(INCOMES, INCOME_OPTIONS)}
        value={filters.income}
        onChange={chosen<ListFilters['income']>((income) => onChange({ income }))}
      />
      <NativeSelect
        label="Amount Range"
        data={choicesOf(AMOUNTS)}
        value={filters.amount}
        onChange={chosen<ListFilters['amount']>((amount) => onChange({ amount }))}
      />
      <Checkbox
        label="Upcoming Only"
        checked={filters.upcoming}
        onChange={(event) => onChange({ upcoming: event.currentTarget.checked })}
      />
      <Checkbox
        label="Saved on this device"
        checked={filters.saved}
        onChange={(event) => onChange({ saved: event.currentTarget.checked })}
      />
      <Button onClick={onShow}>
        {found === 1 ? 'Show 1 scholarship' : fill('Show {n} scholarships', { n: formatCount(found) })}
      </Button>
    </>
  );
}
