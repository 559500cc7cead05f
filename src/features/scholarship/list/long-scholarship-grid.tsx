import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { ScholarshipCard } from '../scholarship-card.tsx';
import classes from './scholarship-grid.module.css';

/** The narrowest card and the room between two, in CSS pixels. */
const MIN_CARD_WIDTH = 328;
const GAP = 24;
/** A row's height before it has been measured. */
const ESTIMATED_ROW_HEIGHT = 452;
const MAX_COLUMNS = 3;

export interface ScholarshipGridProps {
  readonly scholarships: readonly Scholarship[];
  readonly now: number;
}

/** Many results: only rows near the screen are in the document, so ten thousand cost no more than twenty. */
export default function LongScholarshipGrid({ scholarships, now }: ScholarshipGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const [{ columns, top }, setLayout] = useState({ columns: 1, top: 0 });

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const fitting = Math.floor((element.clientWidth + GAP) / (MIN_CARD_WIDTH + GAP));
      const next = {
        columns: Math.max(1, Math.min(MAX_COLUMNS, fitting)),
        top: element.getBoundingClientRect().top + window.scrollY,
      };
      setLayout((before) => (before.columns === next.columns && before.top === next.top ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // What is above the list (the filter panel) moves it without resizing it.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(scholarships.length / columns),
    estimateSize: () => ESTIMATED_ROW_HEIGHT,
    overscan: 2,
    scrollMargin: top,
  });

  return (
    <div ref={list}>
      {/* A virtual row is layout, not structure: the list owns its cards through it. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a ul may not hold the rows between it and its items */}
      <div
        className={classes.rows}
        style={{ height: virtualizer.getTotalSize() }}
        role="list"
        aria-label="Scholarships"
      >
        {virtualizer.getVirtualItems().map((row) => {
          const first = row.index * columns;
          return (
            <div
              key={row.key}
              ref={virtualizer.measureElement}
              data-index={row.index}
              className={classes.row}
              style={{ '--columns': columns, transform: `translateY(${row.start - top}px)` } as CSSProperties}
            >
              {scholarships.slice(first, first + columns).map((scholarship, offset) => (
                // biome-ignore lint/a11y/useSemanticElements: see the list
                <div
                  key={scholarship.id}
                  role="listitem"
                  className={classes.item}
                  aria-setsize={scholarships.length}
                  aria-posinset={first + offset + 1}
                >
                  <ScholarshipCard scholarship={scholarship} now={now} />
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}
