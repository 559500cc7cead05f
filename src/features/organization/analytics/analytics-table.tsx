import '@mantine/core/styles/Table.layer.css';
import { Badge, Button, Table } from '@mantine/core';
import { formatExactRupees } from '#shared/format/amount.ts';
import { formatCount } from '#shared/format/count.ts';
import { deadlineMoment } from '#shared/format/dates.ts';
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

const shortDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });

/**
 * An organization's scholarships (ORG-15), sortable by column (ANA-02). In a narrow container, each
 * row becomes a card.
 */
export function AnalyticsTable({ scholarships, search, onSearch, onOpen }: AnalyticsTableProps) {
  return (
    <section className={`${classes.section} stack`}>
      <h2 id="your-scholarships">Your Scholarships</h2>
      <div className={`${classes.frame} panel`}>
        <Table
          className={classes.table}
          horizontalSpacing="lg"
          stickyHeader
          stickyHeaderOffset="var(--ee-bar-height)"
          tabularNums
          aria-labelledby="your-scholarships"
        >
          <Table.Thead>
            <Table.Tr data-label="Sort by">
              {ANALYTICS_COLUMNS.map((column) => {
                const order = search.sort !== column ? undefined : search.up ? 'ascending' : 'descending';
                return (
                  <Table.Th key={column} scope="col" data-column={column} aria-sort={order}>
                    <button
                      type="button"
                      className={classes.sort}
                      onClick={() => onSearch(sortedBy(column, search))}
                    >
                      <span>{columnNames[column]}</span>
                      <span aria-hidden="true">{order && (search.up ? ' ↑' : ' ↓')}</span>
                    </button>
                  </Table.Th>
                );
              })}
              <Table.Th scope="col">Status</Table.Th>
              <Table.Th scope="col">
                <VisuallyHidden>Details</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {sortedScholarships(scholarships, search).map(
              ({ id, title, amount, applicants, deadline, isActive, isSample }) => (
                <Table.Tr key={id}>
                  <Table.Th scope="row">{title}</Table.Th>
                  <Table.Td data-label="Amount" data-column="amount">
                    {formatExactRupees(amount)}
                  </Table.Td>
                  <Table.Td data-label="Applicants" data-column="applicants">
                    {isSample && <SampleBadge />} <span>{formatCount(applicants.length)}</span>
                  </Table.Td>
                  <Table.Td data-label="Deadline">{shortDate.format(deadlineMoment(deadline))}</Table.Td>
                  <Table.Td data-label="Status">
                    <Badge variant={isActive ? 'good' : 'quiet'}>{isActive ? 'Active' : 'Expired'}</Badge>
                  </Table.Td>
                  <Table.Td>
                    <Button
                      variant="default"
                      size="sm"
                      aria-haspopup="dialog"
                      aria-label={fill('View Details: {title}', { title })}
                      onClick={() => onOpen(id)}
                    >
                      View Details
                    </Button>
                  </Table.Td>
                </Table.Tr>
              ),
            )}
          </Table.Tbody>
        </Table>
      </div>
    </section>
  );
}
