import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { CachedApplicant } from '../analytics/analytics-cache.ts';
import { ApplicantCard, type ApplicantCardProps } from './applicant-card.tsx';
import classes from './applicant-list.module.css';
import type { ReviewState } from './applicant-review.ts';

/** An entry's height before it has been measured, in CSS pixels. */
const ESTIMATED_HEIGHT = 330;

export interface ApplicantListProps extends Pick<ApplicantCardProps, 'isSample' | 'onDecide' | 'answersOf'> {
  readonly applicants: readonly CachedApplicant[];
  readonly reviews: ReadonlyMap<string, ReviewState>;
}

/** Applicants inside a dialog that scrolls: only those near the window are in the document, however many there are. */
export function ApplicantList({ applicants, reviews, ...card }: ApplicantListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [top, setTop] = useState(0);

  useLayoutEffect(() => {
    const element = list.current;
    const box = element?.closest<HTMLElement>('dialog') ?? document.documentElement;
    setScroller(box);
    if (!element) return;
    const measure = () =>
      setTop(element.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop);
    measure();
    // What stands above the list moves it without resizing it.
    const observer = new ResizeObserver(measure);
    for (const one of [box, ...box.children]) observer.observe(one);
    return () => observer.disconnect();
  }, []);

  const virtualizer = useVirtualizer({
    count: applicants.length,
    getScrollElement: () => scroller,
    estimateSize: () => ESTIMATED_HEIGHT,
    getItemKey: (index) => applicants[index]?.id ?? index,
    overscan: 3,
    scrollMargin: top,
  });

  return (
    // A row's place is layout: the list owns its entries through it.
    // biome-ignore lint/a11y/useSemanticElements: entries are placed, and a ul says how many it holds by itself
    <div
      ref={list}
      className={classes.list}
      style={{ height: virtualizer.getTotalSize() }}
      role="list"
      aria-label="Applicants"
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const applicant = applicants[index];
        return (
          applicant && (
            // biome-ignore lint/a11y/useSemanticElements: see the list
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className={classes.entry}
              style={{ transform: `translateY(${start - top}px)` }}
              role="listitem"
              aria-setsize={applicants.length}
              aria-posinset={index + 1}
            >
              <ApplicantCard
                applicant={applicant}
                review={reviews.get(applicant.applicationId ?? '')}
                {...card}
              />
            </div>
          )
        );
      })}
    </div>
  );
}
