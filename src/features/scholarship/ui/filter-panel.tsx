import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { isFiltered, type ListFilters } from '../model/filters.ts';
import classes from './filter-panel.module.css';

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

export interface FilterPanelProps {
  readonly filters: ListFilters;
  readonly onChange: (change: Partial<ListFilters>) => void;
  readonly onReset: () => void;
}

/** How many of the panel's own filters are set; the search box speaks for itself. */
function activeCount({ income, amount, upcoming }: ListFilters): number {
  return Number(income !== 'any') + Number(amount !== 'any') + Number(upcoming);
}

/** The search box and the collapsible filters (SCH-01, SCH-07). */
export function FilterPanel({ filters, onChange, onReset }: FilterPanelProps) {
  const panelId = useId();
  const active = activeCount(filters);
  // A link that carries filters shows them.
  const [open, setOpen] = useState(active > 0);
  return (
    <search>
      <div className={classes.bar}>
        <TextInput
          type="search"
          label="Search scholarships"
          placeholder="Title, description or funder"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          value={filters.q}
          onChange={(event) => onChange({ q: event.currentTarget.value })}
        />
        <Button variant="default" aria-expanded={open} aria-controls={panelId} onClick={() => setOpen(!open)}>
          Filters
          {active > 0 && <span className={classes.count}>{active}</span>}
        </Button>
      </div>
      <div className={classes.panel} id={panelId} hidden={!open}>
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
        <Button variant="default" onClick={onReset} disabled={!isFiltered(filters)}>
          Reset All
        </Button>
      </div>
    </search>
  );
}
