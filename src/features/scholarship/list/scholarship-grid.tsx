import { memo, Suspense } from 'react';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { ScholarshipCard } from '../scholarship-card.tsx';
import type { ScholarshipGridProps } from './long-scholarship-grid.tsx';
import classes from './scholarship-grid.module.css';

/** More cards than this are drawn as they are scrolled to, by code that comes for them. */
const MANY = 100;
/** How many cards are drawn before the rest: as many as a screen shows. */
export const FIRST_CARDS = 9;

const LongScholarshipGrid = lazyPart(() => import('./long-scholarship-grid.tsx'));

/**
 * The results as a grid of cards. The same results are not drawn again: typing costs nothing here until the results
 * change.
 */
export const ScholarshipGrid = memo(({ scholarships, now }: ScholarshipGridProps) => {
  if (scholarships.length <= MANY) return <PlainGrid scholarships={scholarships} now={now} />;
  return (
    <Suspense fallback={<PlainGrid scholarships={scholarships.slice(0, FIRST_CARDS)} now={now} />}>
      <LongScholarshipGrid scholarships={scholarships} now={now} />
    </Suspense>
  );
});

function PlainGrid({ scholarships, now }: ScholarshipGridProps) {
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
