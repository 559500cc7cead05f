import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { formatCount } from '#shared/format/money.ts';
import { useSearchText } from '#shared/router/use-search-text.ts';
import { fill } from '#shared/text/fill.ts';
import { MAX_QUERY } from '#shared/text/search-text.ts';
import { Button } from '#shared/ui/button.tsx';
import { focusAroundOnRemoval } from '#shared/ui/focus-main.ts';
import { SearchField } from '#shared/ui/search-field.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import type { AnalyticsScholarship } from './analytics-figures.ts';
import { type ApplicantFilters, findApplicants, indexApplicants } from './analytics-lists.ts';
import type { Applicant } from './analytics-record.ts';
import type { ApplicantOrder, ApplicantShown } from './analytics-search.ts';
import { ApplicantCard, type ApplicantCardProps } from './applicant-card.tsx';
import type { ReviewState } from './applicant-review-mutation.ts';
import classes from './applicant-section.module.css';
import { SampleBadge } from './sample-badge.tsx';
import { UnsavedDecisions } from './unsaved-decisions.tsx';

export interface ApplicantSectionProps
  extends Pick<ApplicantListProps, 'reviews' | 'onDecide' | 'answersOf'> {
  readonly scholarship: AnalyticsScholarship;
  readonly filters: ApplicantFilters;
  readonly onFilter: (change: Partial<ApplicantFilters>) => void;
  /** Makes a file of applicants. */
  readonly onExport: (scholarship: AnalyticsScholarship, applicants: readonly Applicant[]) => Promise<void>;
  /** What the person should know about how complete this is, if anything. */
  readonly note: string | null;
}

const orders: Readonly<Record<ApplicantOrder, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name',
  marks: 'Highest marks',
};

const shown: Readonly<Record<ApplicantShown, string>> = {
  all: 'All',
  pending: 'To decide',
  accepted: 'Accepted',
  rejected: 'Rejected',
};

/** The applicants who were decided about under one filter. */
interface Decided {
  readonly under: ApplicantShown;
  readonly ids: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/** Those who applied for a scholarship, with ways to find, sort, export and decide (ORG-16). */
export function ApplicantSection(props: ApplicantSectionProps) {
  const { scholarship, filters, onFilter, note, onExport, onDecide, ...list } = props;
  const { applicants, isSample } = scholarship;
  const [text, setText, writeText] = useSearchText(filters.find, (find) => onFilter({ find }));
  const index = useMemo(() => indexApplicants(applicants), [applicants]);
  // An applicant who was decided about stays until another filter is chosen, so that the decision can be undone.
  const [decided, setDecided] = useState<Decided>({ under: filters.show, ids: none });
  if (decided.under !== filters.show) setDecided({ under: filters.show, ids: none });
  const found = useMemo(() => findApplicants(index, filters, decided.ids), [index, filters, decided.ids]);

  if (applicants.length === 0) {
    return (
      <section>
        <h3>Applicants</h3>
        <p>No applicant data available for this scholarship.</p>
      </section>
    );
  }
  return (
    // Takes the focus of a button in it that goes away.
    <section tabIndex={-1}>
      <h3>Applicants {isSample && <SampleBadge />}</h3>
      {isSample && (
        <p className={classes.note}>
          We do not know who applied, so these applicants are invented examples. You cannot decide about them.
        </p>
      )}
      {note && <p className={classes.note}>{note}</p>}
      <div className={classes.tools} data-sample={isSample || undefined}>
        <SearchField
          label="Search applicants"
          value={text}
          onChange={setText}
          onBlur={writeText}
          maxLength={MAX_QUERY}
        />
        <SelectField
          label="Sort by"
          value={filters.order}
          choices={orders}
          onChange={(order) => onFilter({ order })}
        />
        {!isSample && (
          <SelectField
            label="Decision"
            value={filters.show}
            choices={shown}
            onChange={(show) => onFilter({ show })}
          />
        )}
      </div>
      <div className={classes.results}>
        <p role="status">
          {fill('Showing {shown} of {total} applicants', {
            shown: formatCount(found.length),
            total: formatCount(applicants.length),
          })}
        </p>
        {found.length > 0 && <Export onExport={() => onExport(scholarship, found)} />}
      </div>
      {found.length > 0 ? (
        <ApplicantList
          all={applicants}
          applicants={found}
          isSample={isSample}
          onDecide={(applicant, to) => {
            setDecided(({ under, ids }) => ({ under, ids: new Set(ids).add(applicant.id) }));
            onDecide(applicant, to);
          }}
          {...list}
        />
      ) : (
        <div className={classes.empty}>
          <p>No applicants match your filters.</p>
          <Button
            ref={focusAroundOnRemoval}
            variant="default"
            size="sm"
            onClick={() => {
              setText('');
              onFilter({ find: '', show: 'all' });
            }}
          >
            Show all applicants
          </Button>
        </div>
      )}
    </section>
  );
}

function Export({ onExport }: { readonly onExport: () => Promise<void> }) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <div className={classes.export}>
      {hasFailed && <p role="alert">The file could not be made. Check your connection and try again.</p>}
      <Button
        variant="default"
        size="sm"
        onClick={() => {
          setFailed(false);
          onExport().catch((error: unknown) => {
            console.warn('The file of applicants could not be made.', error);
            setFailed(true);
          });
        }}
      >
        Export these as CSV
      </Button>
    </div>
  );
}

/** An entry's height before it has been measured, in CSS pixels. */
const ESTIMATED_HEIGHT = 330;

interface ApplicantListProps extends Pick<ApplicantCardProps, 'isSample' | 'onDecide' | 'answersOf'> {
  /** Those whom the filters leave out are among them. */
  readonly all: readonly Applicant[];
  readonly applicants: readonly Applicant[];
  readonly reviews: ReadonlyMap<string, ReviewState>;
}

/** Applicants inside a dialog that scrolls: only those near the window are in the document, however many there are. */
function ApplicantList({ all, applicants, reviews, ...card }: ApplicantListProps) {
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
    // What is above the list moves it without resizing it.
    const observer = new ResizeObserver(measure);
    for (const one of [box, ...box.children]) observer.observe(one);
    return () => observer.disconnect();
  }, []);

  const virtualizer = useVirtualizer({
    count: applicants.length,
    getScrollElement: () => scroller,
    estimateSize: () => ESTIMATED_HEIGHT,
    // An entry of an older record may have no id.
    getItemKey: (index) => applicants[index]?.id || index,
    overscan: 3,
    scrollMargin: top,
  });

  const rows = virtualizer.getVirtualItems();
  const from = virtualizer.scrollOffset ?? 0;
  const to = from + (virtualizer.scrollRect?.height ?? 0);
  const inSight = new Set(
    rows.filter(({ start, end }) => end > from && start < to).map(({ index }) => applicants[index]),
  );

  return (
    <>
      {/* A row's place is layout: the list owns its entries through it. */}
      {/* biome-ignore lint/a11y/useSemanticElements: entries are placed, and a ul says how many it holds by itself */}
      <div
        ref={list}
        className={classes.list}
        style={{ height: virtualizer.getTotalSize() }}
        role="list"
        aria-label="Applicants"
      >
        {rows.map(({ key, index, start }) => {
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
      <UnsavedDecisions applicants={all.filter((applicant) => !inSight.has(applicant))} reviews={reviews} />
    </>
  );
}
