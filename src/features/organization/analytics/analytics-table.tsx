import '@mantine/core/styles/Table.layer.css';
import { Badge, Button, NativeSelect, Table } from '@mantine/core';
import { formatExactRupees } from '#shared/format/amount.ts';
import { formatCount } from '#shared/format/count.ts';
import { deadlineMoment } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { choicesOf, chosen } from '#shared/ui/inputs/choices.ts';
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

type Order = `${AnalyticsColumn} ${'up' | 'down'}`;

const orders: Readonly<Record<Order, string>> = {
  'deadline up': 'Nearest deadline first',
  'deadline down': 'Latest deadline first',
  'title up': 'Title, A to Z',
  'title down': 'Title, Z to A',
  'amount down': 'Highest amount first',
  'amount up': 'Lowest amount first',
  'applicants down': 'Most applicants first',
  'applicants up': 'Fewest applicants first',
};

const shortDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });

/**
 * The table of an organization's scholarships (ORG-15), which users can sort by column (ANA-02). In
 * a narrow container, each row becomes a few lines, and a select replaces the column headers.
 */
export function AnalyticsTable({ scholarships, search, onSearch, onOpen }: AnalyticsTableProps) {
  const sorted = sortedScholarships(scholarships, search);
  // When sorted by deadline, closed scholarships come last, under their own heading.
  const isClosed = ({ isActive }: ApplicantsOfScholarship) => search.sort === 'deadline' && !isActive;
  const groups = [
    { name: 'Open', rows: sorted.filter((one) => !isClosed(one)) },
    { name: 'Closed', rows: sorted.filter(isClosed) },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <section className={`${classes.section} stack`}>
      <div className="cluster between">
        <h2 id="your-scholarships">Your Scholarships</h2>
        <NativeSelect
          className={classes.order}
          aria-label="Sort by"
          data={choicesOf(orders)}
          value={`${search.sort} ${search.up ? 'up' : 'down'}`}
          onChange={chosen((order: Order) => {
            const [sort, direction] = order.split(' ') as [AnalyticsColumn, string];
            onSearch({ sort, up: direction === 'up' });
          })}
        />
      </div>
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
            <Table.Tr>
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
          {groups.map(({ name, rows }) => (
            <Table.Tbody key={name}>
              {name === 'Closed' && (
                <Table.Tr>
                  <Table.Th scope="rowgroup" colSpan={6}>
                    {name}
                  </Table.Th>
                </Table.Tr>
              )}
              {rows.map(({ id, title, amount, applicants, deadline, isActive, isSample }) => (
                <Table.Tr key={id}>
                  <Table.Th scope="row">{title}</Table.Th>
                  <Table.Td data-column="amount">{formatExactRupees(amount)}</Table.Td>
                  <Table.Td
                    data-column="applicants"
                    data-unit={applicants.length === 1 ? 'applicant' : 'applicants'}
                  >
                    {isSample && <SampleBadge />} <span>{formatCount(applicants.length)}</span>
                  </Table.Td>
                  <Table.Td>{shortDate.format(deadlineMoment(deadline))}</Table.Td>
                  <Table.Td>
                    <Badge variant={isActive ? 'plain' : 'quiet'}>{isActive ? 'Active' : 'Expired'}</Badge>
                  </Table.Td>
                  <Table.Td>
                    <Button
                      variant="subtle"
                      size="sm"
                      aria-haspopup="dialog"
                      aria-label={fill('View Details: {title}', { title })}
                      onClick={() => onOpen(id)}
                    >
                      View Details
                    </Button>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          ))}
        </Table>
      </div>
    </section>
  );
}
