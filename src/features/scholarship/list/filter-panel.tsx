import { Button } from '@mantine/core';
import { Suspense, useEffect, useId, useState } from 'react';
import { fill } from '#shared/text/fill.ts';
import { MAX_QUERY } from '#shared/text/search-text.ts';
import { CloseIcon } from '#shared/ui/actions/close-icon.tsx';
import { lazyRequired, loadWhenPossible } from '#shared/ui/browser/lazy-component.ts';
import { whenIdle } from '#shared/ui/browser/when-idle.ts';
import { SearchField } from '#shared/ui/inputs/search-field.tsx';
import { isFiltered, type ListFilters, NO_FILTERS } from '../list-search.ts';
import { AMOUNTS, INCOMES } from './filter-labels.ts';
import classes from './filter-panel.module.css';

const loadFields = () => import('./filter-fields.tsx');
const FilterFields = lazyRequired(loadFields);

type Change = Partial<ListFilters>;

export interface FilterPanelProps {
  readonly filters: ListFilters;
  readonly onChange: (change: Change) => void;
  readonly onSearchEnd?: (() => void) | undefined;
  /** How many scholarships match. */
  readonly found: number;
  /** Called when the user closes the filters to see the results. */
  readonly onShow: () => void;
}

/** The search box and the collapsible filters (SCH-01, SCH-07). */
export function FilterPanel({ filters, onChange, onSearchEnd, found, onShow }: FilterPanelProps) {
  const panelId = useId();
  const [open, setOpen] = useState(false);
  // Preloads the fields, so that the panel opens even if the user goes offline.
  useEffect(() => whenIdle(() => void loadWhenPossible(loadFields)), []);
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
        <Suspense>
          {open && (
            <FilterFields
              filters={filters}
              onChange={onChange}
              found={found}
              onShow={() => {
                setOpen(false);
                onShow();
              }}
            />
          )}
        </Suspense>
      </div>
    </search>
  );
}

export interface ChosenFiltersProps {
  readonly filters: ListFilters;
  readonly onChange: (change: Change) => void;
  readonly onReset: () => void;
}

/**
 * Lists the active filters, each with a button that removes it. 'Reset All' removes them all
 * (SCH-07).
 */
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
