import { Badge, Button } from '@mantine/core';
import { formatExactRupees } from '#shared/format/amount.ts';
import { formatCount } from '#shared/format/count.ts';
import { formatLongDate } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';
import { SampleBadge } from '../sample-badge.tsx';
import type { ApplicantsOfScholarship } from '../scholarship-applicants.ts';
import { sortedBy, sortedScholarships } from './analytics-lists.ts';
import { ANALYTICS_COLUMNS, type AnalyticsColumn, type AnalyticsSearch } from './analytics-search.ts';
import classes from './analytics-table.module.css';

export interface AnalyticsTableProps {
  readonly scholarships: readonly ApplicantsOfScholarship[];
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

/** An organization's scholarships (ORG-15), sorted by a column (ANA-02); on a phone each row is a card. */
export function AnalyticsTable({ scholarships, search, onSearch, onOpen }: AnalyticsTableProps) {
  return (
    <section className={classes.section}>
      <h2 id="your-scholarships">Your Scholarships</h2>
      <table className={classes.table} aria-labelledby="your-scholarships">
        <thead>
          <tr>
            {ANALYTICS_COLUMNS.map((column) => {
              const order = search.sort !== column ? undefined : search.up ? 'ascending' : 'descending';
              return (
                <th key={column} scope="col" data-column={column} aria-sort={order}>
                  <button
                    type="button"
                    className={classes.sort}
                    onClick={() => onSearch(sortedBy(column, search))}
                  >
                    <span>{columnNames[column]}</span>
                    <span aria-hidden="true">{order && (search.up ? ' ↑' : ' ↓')}</span>
                  </button>
                </th>
              );
            })}
            <th scope="col">Status</th>
            <th scope="col">
              <VisuallyHidden>Details</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {sortedScholarships(scholarships, search).map(
            ({ id, title, amount, applicants, deadline, isActive, isSample }) => (
              <tr key={id}>
                <th scope="row">{title}</th>
                <td data-label="Amount" data-column="amount">
                  {formatExactRupees(amount)}
                </td>
                <td data-label="Applicants" data-column="applicants">
                  {isSample && <SampleBadge />} <span>{formatCount(applicants.length)}</span>
                </td>
                <td data-label="Deadline">{formatLongDate(deadline)}</td>
                <td data-label="Status">
                  <Badge variant={isActive ? 'good' : 'quiet'}>{isActive ? 'Active' : 'Expired'}</Badge>
                </td>
                <td>
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
            ),
          )}
        </tbody>
      </table>
    </section>
  );
}
