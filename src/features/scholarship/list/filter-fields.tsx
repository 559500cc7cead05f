import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, NativeSelect } from '@mantine/core';
import { Controls } from '#shared/theme/controls.tsx';
import classes from './filter-panel.module.css';
import type { ListFilters } from './list-search.ts';

const INCOME_LABELS = [
  { value: 'any', label: 'Any income' },
  { value: '100000', label: 'Under ₹1,00,000' },
  { value: '50000', label: 'Under ₹50,000' },
  { value: '25000', label: 'Under ₹25,000' },
] satisfies { value: ListFilters['income']; label: string }[];

const AMOUNT_LABELS = [
  { value: 'any', label: 'Any amount' },
  { value: 'low', label: 'Low: under ₹50,000' },
  { value: 'medium', label: 'Medium: ₹50,000 to ₹75,000' },
  { value: 'high', label: 'High: over ₹75,000' },
] satisfies { value: ListFilters['amount']; label: string }[];

const SORT_LABELS = [
  { value: 'deadline', label: 'Deadline first' },
  { value: 'amount', label: 'Highest amount' },
  { value: 'newest', label: 'Newest' },
] satisfies { value: ListFilters['sort']; label: string }[];

export interface FilterFieldsProps {
  readonly filters: ListFilters;
  readonly onChange: (change: Partial<ListFilters>) => void;
}

/** The fields inside the panel. Their code loads after the first screen's. */
export default function FilterFields({ filters, onChange }: FilterFieldsProps) {
  return (
    <Controls>
      <NativeSelect
        label="Max Family Income"
        data={INCOME_LABELS}
        value={filters.income}
        onChange={(event) => onChange({ income: event.currentTarget.value as ListFilters['income'] })}
      />
      <NativeSelect
        label="Amount Range"
        data={AMOUNT_LABELS}
        value={filters.amount}
        onChange={(event) => onChange({ amount: event.currentTarget.value as ListFilters['amount'] })}
      />
      <NativeSelect
        label="Sort by"
        data={SORT_LABELS}
        value={filters.sort}
        onChange={(event) => onChange({ sort: event.currentTarget.value as ListFilters['sort'] })}
      />
      <div className={classes.check}>
        <Checkbox
          label="Upcoming Only"
          checked={filters.upcoming}
          onChange={(event) => onChange({ upcoming: event.currentTarget.checked })}
        />
      </div>
    </Controls>
  );
}
