import { Suspense, startTransition, useId, useState } from 'react';
import { MAX_QUERY } from '#shared/text/search-text.ts';
import { Button } from '#shared/ui/button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { SearchField } from '#shared/ui/search-field.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import classes from './filter-panel.module.css';
import { isFiltered, type ListFilters } from './list-search.ts';

const loadFields = () => import('./filter-fields.tsx');
const FilterFields = lazyPart(loadFields);

/** Fetches the fields when a person comes near them. */
const fetchAhead = () => {
  loadFields().catch((error: unknown) => console.warn('The filters could not be loaded ahead', error));
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
    <search data-needs-script onPointerEnter={fetchAhead} onFocus={fetchAhead}>
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
          // As a transition, so that fields that are there already need no skeleton.
          onClick={() => startTransition(() => setOpen((isOpen) => !isOpen))}
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
          <Suspense fallback={<Skeleton height="80px" />}>
            <FilterFields filters={filters} onChange={onChange} />
          </Suspense>
        )}
        <Button variant="default" onClick={onReset} disabled={!isFiltered(filters)}>
          Reset All
        </Button>
      </div>
    </search>
  );
}
