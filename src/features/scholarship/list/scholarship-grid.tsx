import { memo, Suspense } from 'react';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { ScholarshipCard } from '../scholarship-card.tsx';
import classes from './scholarship-grid.module.css';
import { ScholarshipGridSkeleton } from './scholarship-grid-skeleton.tsx';

/** More cards than this are drawn as they are scrolled to, by code that comes for them. */
const MANY = 100;

const LongScholarshipGrid = lazyPart(() => import('./long-scholarship-grid.tsx'));

export interface ScholarshipGridProps {
  readonly scholarships: readonly Scholarship[];
  readonly now: number;
}

/** The results as a grid of cards. */
function ScholarshipGrid({ scholarships, now }: ScholarshipGridProps) {
  if (scholarships.length > MANY) {
    return (
      <Suspense fallback={<ScholarshipGridSkeleton />}>
        <LongScholarshipGrid scholarships={scholarships} now={now} />
      </Suspense>
    );
  }
  return (
    <ul className={classes.grid} aria-label="Scholarships">
      {scholarships.map((scholarship) => (
        <li key={scholarship.id} className={classes.item}>
          <ScholarshipCard scholarship={scholarship} now={now} />
        </li>
      ))}
    </ul>
  );
}

/** The same results are not drawn again: typing costs nothing here until the results change. */
export default memo(ScholarshipGrid);
