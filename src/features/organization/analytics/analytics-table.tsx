import { useMemo } from 'react';
import { formatExactRupees } from '#shared/format/amount.ts';
import { formatLongDate } from '#shared/format/dates.ts';
import { formatCount } from '#shared/format/money.ts';
import { useSearchText } from '#shared/router/use-search-text.ts';
import { fill } from '#shared/text/fill.ts';
import { MAX_QUERY } from '#shared/text/search-text.ts';
import { Button } from '#shared/ui/button.tsx';
import { SearchField } from '#shared/ui/search-field.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { StateMessage } from '#shared/ui/state-message.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import type { AnalyticsScholarship } from './analytics-figures.ts';
import { type AnalyticsPage, analyticsPage, sortedBy } from './analytics-lists.ts';
import { ANALYTICS_COLUMNS, type AnalyticsColumn, type AnalyticsSearch } from './analytics-search.ts';
import classes from './analytics-table.module.css';
import { SampleBadge } from './sample-badge.tsx';

export interface AnalyticsTableProps {
  readonly scholarships: readonly AnalyticsScholarship[];
  readonly search: AnalyticsSearch;
  readonly onSearch: (change: Partial<AnalyticsSearch>) => void;
  /** Opens the details of a scholarship. */
  readonly onOpen: (id: string) => void;
}

const columnNames: Readonly<Record<AnalyticsColumn, string>> = {
  title: 'Title',
  amount: 'Amount',
  applicants: 'Applicants',
  deadline: 'Deadline',
};

/** An organization's scholarships, with ways to find, filter and sort them (ORG-15, ANA-02). */
export function AnalyticsTable({ scholarships, search, onSearch, onOpen }: AnalyticsTableProps) {
  const page = useMemo(() => analyticsPage(scholarships, search), [scholarships, search]);
  const [text, setText, writeText] = useSearchText(search.q, (q) => onSearch({ q, page: 1 }));
  return (
    <section className={classes.section}>
      <h2 id="your-scholarships">Your Scholarships</h2>
      <div className={classes.tools}>
        <SearchField
          label="Search by title"
          value={text}
          onChange={setText}
          onBlur={writeText}
          maxLength={MAX_QUERY}
        />
        <SelectField
          label="Status"
          value={search.status}
          choices={{ all: 'All', active: 'Active', expired: 'Expired' }}
          onChange={(chosen) => onSearch({ status: chosen, page: 1 })}
        />
        <p role="status" className={classes.count}>
          {fill('Showing {shown} of {total} scholarships', {
            shown: formatCount(page.found),
            total: formatCount(scholarships.length),
          })}
        </p>
      </div>
      {page.found > 0 ? (
        <>
          <Rows page={page} search={search} onSearch={onSearch} onOpen={onOpen} />
          <Pages page={page} onSearch={onSearch} />
        </>
      ) : (
        <StateMessage kind="empty" text="No scholarships match your search.">
          <Button
            variant="default"
            onClick={() => {
              setText('');
              onSearch({ q: '', status: 'all', page: 1 });
            }}
          >
            Show all scholarships
          </Button>
        </StateMessage>
      )}
    </section>
  );
}

interface RowsProps extends Omit<AnalyticsTableProps, 'scholarships'> {
  readonly page: AnalyticsPage;
}

/** The table; on a phone each row is a card. */
function Rows({ page, search, onSearch, onOpen }: RowsProps) {
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-labelledby="your-scholarships">
        <thead>
          <tr>
            {ANALYTICS_COLUMNS.map((column) => (
              <ColumnName key={column} column={column} search={search} onSearch={onSearch} />
            ))}
            <th scope="col">Status</th>
            <th scope="col">
              <VisuallyHidden>Details</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {page.rows.map((scholarship) => (
            <Row key={scholarship.id} scholarship={scholarship} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ColumnName({
  column,
  search,
  onSearch,
}: Pick<RowsProps, 'search' | 'onSearch'> & { readonly column: AnalyticsColumn }) {
  const isSorted = search.sort === column;
  return (
    <th
      scope="col"
      data-column={column}
      aria-sort={isSorted ? (search.up ? 'ascending' : 'descending') : undefined}
    >
      <button type="button" className={classes.sort} onClick={() => onSearch(sortedBy(column, search))}>
        {columnNames[column]}
        <span aria-hidden="true" className={classes.arrow} data-sorted={isSorted || undefined}>
          {isSorted && search.up ? '↑' : '↓'}
        </span>
      </button>
    </th>
  );
}

function Row({
  scholarship,
  onOpen,
}: Pick<RowsProps, 'onOpen'> & { readonly scholarship: AnalyticsScholarship }) {
  const { id, title, amount, applicants, deadline, isActive, isSample } = scholarship;
  return (
    <tr>
      <th scope="row">{title}</th>
      <td data-label="Amount" data-column="amount">
        {formatExactRupees(amount)}
      </td>
      <td data-label="Applicants" data-column="applicants">
        {isSample && <SampleBadge />} {formatCount(applicants.length)}
      </td>
      <td data-label="Deadline">{formatLongDate(deadline)}</td>
      <td data-label="Status">
        <span className={classes.status} data-active={isActive || undefined}>
          {isActive ? 'Active' : 'Expired'}
        </span>
      </td>
      <td className={classes.action}>
        <Button
          variant="default"
          size="sm"
          aria-haspopup="dialog"
          aria-label={fill('View Details: {title}', { title })}
          onClick={() => onOpen(id)}
        >
          View Details
        </Button>
      </td>
    </tr>
  );
}

/** The way through the pages of the table; nothing where there is only one. */
function Pages({ page, onSearch }: Pick<RowsProps, 'page' | 'onSearch'>) {
  if (page.pages === 1) return null;
  const go = (to: number) => () => onSearch({ page: Math.min(page.pages, Math.max(1, to)) });
  return (
    <nav className={classes.pages} aria-label="Pages of your scholarships">
      <Button
        variant="default"
        size="sm"
        onClick={go(page.page - 1)}
        aria-disabled={page.page === 1 || undefined}
      >
        Previous
      </Button>
      <span>{fill('Page {page} of {pages}', { page: page.page, pages: page.pages })}</span>
      <Button
        variant="default"
        size="sm"
        onClick={go(page.page + 1)}
        aria-disabled={page.page === page.pages || undefined}
      >
        Next
      </Button>
    </nav>
  );
}
