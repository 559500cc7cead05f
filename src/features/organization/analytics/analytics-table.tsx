import { formatExactRupees } from '#shared/format/amount.ts';
import { formatLongDate } from '#shared/format/dates.ts';
import { formatCount } from '#shared/format/money.ts';
import { fill } from '#shared/text/fill.ts';
import { Button } from '#shared/ui/button.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import { SampleBadge } from './analytics-sample-badge.tsx';
import {
  ANALYTICS_COLUMNS,
  type AnalyticsColumn,
  type AnalyticsPage,
  type AnalyticsSearch,
  sortedBy,
} from './analytics-search.ts';
import classes from './analytics-table.module.css';
import type { AnalyticsScholarship } from './analytics-view.ts';

export interface AnalyticsTableProps {
  readonly page: AnalyticsPage;
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

/** An organization's scholarships; on a phone each row is a card (ORG-15). */
export function AnalyticsTable({ page, search, onSearch, onOpen }: AnalyticsTableProps) {
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

interface ColumnNameProps extends Pick<AnalyticsTableProps, 'search' | 'onSearch'> {
  readonly column: AnalyticsColumn;
}

function ColumnName({ column, search, onSearch }: ColumnNameProps) {
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

interface RowProps extends Pick<AnalyticsTableProps, 'onOpen'> {
  readonly scholarship: AnalyticsScholarship;
}

function Row({ scholarship, onOpen }: RowProps) {
  const { id, title, amount, total, deadline, isActive, isSample } = scholarship;
  return (
    <tr>
      <th scope="row">{title}</th>
      <td data-label="Amount" data-column="amount">
        {amount === null ? 'Not provided' : formatExactRupees(amount)}
      </td>
      <td data-label="Applicants" data-column="applicants">
        {isSample && <SampleBadge />} {formatCount(total)}
      </td>
      <td data-label="Deadline">{deadline === null ? 'Not provided' : formatLongDate(deadline)}</td>
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
export function AnalyticsPages({ page, onSearch }: Pick<AnalyticsTableProps, 'page' | 'onSearch'>) {
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
