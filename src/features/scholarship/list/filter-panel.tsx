import { useId, useState } from 'react';
import { MAX_QUERY } from '#shared/text/search-text.ts';
import { Button } from '#shared/ui/button.tsx';
import { Choice } from '#shared/ui/choice.tsx';
import { SearchField } from '#shared/ui/search-field.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import classes from './filter-panel.module.css';
import { isFiltered, type ListFilters } from './list-search.ts';

const INCOMES: Readonly<Record<ListFilters['income'], string>> = {
  any: 'Any income',
  '100000': 'Under ₹1,00,000',
  '50000': 'Under ₹50,000',
  '25000': 'Under ₹25,000',
};

const AMOUNTS: Readonly<Record<ListFilters['amount'], string>> = {
  any: 'Any amount',
  low: 'Low: under ₹50,000',
  medium: 'Medium: ₹50,000 to ₹75,000',
  high: 'High: over ₹75,000',
};

const SORTS: Readonly<Record<ListFilters['sort'], string>> = {
  deadline: 'Deadline first',
  amount: 'Highest amount',
  newest: 'Newest',
};

export interface FilterPanelProps {
  readonly filters: ListFilters;
  readonly onChange: (change: Partial<ListFilters>) => void;
  readonly onSearchEnd?: (() => void) | undefined;
  readonly onReset: () => void;
}

/** How many of the panel's own filters are set; the search box speaks for itself. */
function activeCount({ income, amount, upcoming }: ListFilters): number {
  return Number(income !== 'any') + Number(amount !== 'any') + Number(upcoming);
}

/** The search box and the collapsible filters (SCH-01, SCH-07). */
export function FilterPanel({ filters, onChange, onSearchEnd, onReset }: FilterPanelProps) {
  const panelId = useId();
  const active = activeCount(filters);
  // A link that carries filters shows them.
  const [open, setOpen] = useState(active > 0);
  return (
    <search data-needs-script>
      <div className={classes.bar}>
        <SearchField
          label="Search scholarships"
          placeholder="Title, description or funder"
          maxLength={MAX_QUERY}
          value={filters.q}
          onBlur={onSearchEnd}
          onChange={(q) => onChange({ q })}
        />
        <Button
          variant="default"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen((isOpen) => !isOpen)}
        >
          Filters
          {active > 0 && (
            <span className={classes.count}>
              <span>{active}</span>
              <VisuallyHidden> set</VisuallyHidden>
            </span>
          )}
        </Button>
      </div>
      <div className={classes.panel} id={panelId} hidden={!open}>
        {open && (
          <>
            <SelectField
              label="Max Family Income"
              choices={INCOMES}
              value={filters.income}
              onChange={(income) => onChange({ income })}
            />
            <SelectField
              label="Amount Range"
              choices={AMOUNTS}
              value={filters.amount}
              onChange={(amount) => onChange({ amount })}
            />
            <SelectField
              label="Sort by"
              choices={SORTS}
              value={filters.sort}
              onChange={(sort) => onChange({ sort })}
            />
            <Choice
              type="checkbox"
              label="Upcoming Only"
              checked={filters.upcoming}
              onChange={(event) => onChange({ upcoming: event.currentTarget.checked })}
            />
          </>
        )}
        <Button variant="default" onClick={onReset} disabled={!isFiltered(filters)}>
          Reset All
        </Button>
      </div>
    </search>
  );
}
