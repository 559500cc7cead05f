import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useId, useState } from 'react';
import { formatRupees } from '#shared/format/amount.ts';
import { formatCount } from '#shared/format/count.ts';
import { fill } from '#shared/text/fill.ts';
import { MAX_QUERY } from '#shared/text/search-text.ts';
import { CloseIcon } from '#shared/ui/actions/close-icon.tsx';
import { choicesOf, chosen } from '#shared/ui/inputs/choices.ts';
import { SearchField } from '#shared/ui/inputs/search-field.tsx';
import classes from './filter-panel.module.css';
import { MEDIUM_AMOUNT } from './filters.ts';
import { INCOME_OPTIONS, isFiltered, type ListFilters, NO_FILTERS } from './list-search.ts';

const INCOMES = Object.fromEntries(
  INCOME_OPTIONS.map((limit) => [
    limit,
    limit === 'any' ? 'Any income' : `Under ${formatRupees(Number(limit))}`,
  ]),
) as Readonly<Record<ListFilters['income'], string>>;

const MEDIUM_FROM = formatRupees(MEDIUM_AMOUNT.from);
const MEDIUM_TO = formatRupees(MEDIUM_AMOUNT.to);
const AMOUNTS: Readonly<Record<ListFilters['amount'], string>> = {
  any: 'Any amount',
  low: `Low: under ${MEDIUM_FROM}`,
  medium: `Medium: ${MEDIUM_FROM} to ${MEDIUM_TO}`,
  high: `High: over ${MEDIUM_TO}`,
};

type Change = Partial<ListFilters>;

export interface FilterPanelProps {
  readonly filters: ListFilters;
  readonly onChange: (change: Change) => void;
  readonly onSearchEnd?: (() => void) | undefined;
  /** How many scholarships pass. */
  readonly found: number;
  /** Called when the person has chosen, and wants to see the results. */
  readonly onShow: () => void;
}

/** The search box and the collapsible filters (SCH-01, SCH-07). */
export function FilterPanel({ filters, onChange, onSearchEnd, found, onShow }: FilterPanelProps) {
  const panelId = useId();
  const [open, setOpen] = useState(false);
  return (
    <search data-needs-script>
      <div className={classes.bar}>
        <SearchField
          label="Search scholarships"
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
        </Button>
      </div>
      <div className={`panel ${classes.panel}`} id={panelId} hidden={!open}>
        {open && (
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
            <Button
              onClick={() => {
                setOpen(false);
                onShow();
              }}
            >
              {found === 1 ? 'Show 1 scholarship' : fill('Show {n} scholarships', { n: formatCount(found) })}
            </Button>
          </>
        )}
      </div>
    </search>
  );
}

export interface ChosenFiltersProps {
  readonly filters: ListFilters;
  readonly onChange: (change: Change) => void;
  readonly onReset: () => void;
}

/** What narrows the list, each with a button that takes it away; one more takes all away (SCH-07). */
export function ChosenFilters({ filters, onChange, onReset }: ChosenFiltersProps) {
  if (!isFiltered(filters)) return null;
  const { q, income, amount, upcoming, saved } = filters;
  const chosen = [
    ['q', q.trim() && fill('“{q}”', { q: q.trim() })],
    ['income', income !== 'any' && fill('Family income: {income}', { income: INCOMES[income] })],
    ['amount', amount !== 'any' && AMOUNTS[amount]],
    ['upcoming', upcoming && 'Upcoming Only'],
    ['saved', saved && 'Saved'],
  ] as const;
  return (
    <div className="cluster gap-2">
      {chosen.map(
        ([name, label]) =>
          label && (
            <button
              key={name}
              type="button"
              className={classes.chip}
              aria-label={fill('Remove the filter {label}', { label })}
              onClick={() => onChange({ [name]: NO_FILTERS[name] })}
            >
              <span>{label}</span> <CloseIcon size={12} />
            </button>
          ),
      )}
      <Button variant="default" size="sm" onClick={onReset}>
        Reset All
      </Button>
    </div>
  );
}
