import { Button } from '@mantine/core';
import { memo, useEffect, useRef } from 'react';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import classes from '#shared/ui/layout/card-grid.module.css';
import { ScholarshipCard } from '../scholarship-card.tsx';

export interface ScholarshipGridProps {
  readonly scholarships: readonly Scholarship[];
  /** How many scholarships to show. */
  readonly shown: number;
  readonly onMore: () => void;
  readonly now: number;
}

/** The results as a grid of cards, with a button that shows more. */
export function ScholarshipGrid({ scholarships, shown, onMore, now }: ScholarshipGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  /** Index of the first newly shown card, which receives focus once it renders. */
  const firstNew = useRef<number | null>(null);
  // The router renders the new cards some time after the click, so an effect moves the focus.
  useEffect(() => {
    if (firstNew.current === null || shown <= firstNew.current) return;
    grid.current?.children[firstNew.current]?.querySelector('a')?.focus({ preventScroll: true });
    firstNew.current = null;
  }, [shown]);
  return (
    <div className="stack">
      <ul ref={grid} className={classes.grid} aria-label="Scholarships">
        {scholarships.slice(0, shown).map((scholarship) => (
          <Item key={scholarship.id} scholarship={scholarship} now={now} />
        ))}
      </ul>
      {shown < scholarships.length && (
        <Button
          variant="default"
          onClick={() => {
            firstNew.current = shown;
            onMore();
          }}
        >
          Show more scholarships
        </Button>
      )}
    </div>
  );
}

/** Memoized, so that typing in the search box doesn't re-render the cards. */
const Item = memo(({ scholarship, now }: { readonly scholarship: Scholarship; readonly now: number }) => (
  <li className={classes.item}>
    <ScholarshipCard scholarship={scholarship} now={now} />
  </li>
));
