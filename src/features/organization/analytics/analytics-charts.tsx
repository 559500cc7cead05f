import '@mantine/core/styles/Table.layer.css';
import { Table } from '@mantine/core';
import { type CSSProperties, useId } from 'react';
import { formatCount } from '#shared/format/count.ts';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { Card } from '#shared/ui/layout/card.tsx';
import { decisionWords } from '../applicant.ts';
import classes from './analytics-charts.module.css';
import {
  analyticsFigures,
  applicationsByStatus,
  applicationsOverTime,
  type Point,
} from './analytics-figures.ts';
import type { AnalyticsTableProps } from './analytics-table.tsx';

const headings = { week: 'Week from', month: 'Month', year: 'Year' };

/** The charts of applications over time and by status (ANA-01). */
export function AnalyticsCharts({ scholarships }: Pick<AnalyticsTableProps, 'scholarships'>) {
  const { unit, points, undated } = applicationsOverTime(scholarships);
  const sample = analyticsFigures(scholarships).sampleApplicants;
  const leftOut = (n: number, one: string, more: string) =>
    n > 0 && (n === 1 ? one : fill(more, { n: formatCount(n) }));
  const sampleNote = leftOut(
    sample,
    '1 sample applicant is left out.',
    '{n} sample applicants are left out.',
  );
  return (
    <>
      <Chart
        title="Applications over time"
        heading={headings[unit]}
        points={points}
        empty="We don’t know when students applied."
        notes={[
          sampleNote,
          leftOut(
            undated,
            '1 application without a known date is left out.',
            '{n} applications without a known date are left out.',
          ),
        ]}
      />
      <Chart
        title="Applications by status"
        heading="Status"
        points={applicationsByStatus(scholarships)}
        empty="No applications yet."
        notes={[sampleNote]}
        linked={decisionWords.PENDING}
      />
    </>
  );
}

interface ChartProps {
  readonly title: string;
  /** Heading of the table's first column. */
  readonly heading: string;
  readonly points: readonly Point[];
  readonly empty: string;
  /** Each note says how many applications are left out. A note that does not apply is `false`. */
  readonly notes: readonly (string | false)[];
  /** Label of the row that links to the dashboard, where organizations decide on applications. */
  readonly linked?: string;
}

/** A table of counts, each with a proportional bar. */
function Chart({ title, heading, points, empty, notes, linked }: ChartProps) {
  const id = useId();
  const most = points.reduce((max, { count }) => Math.max(max, count), 0);
  const note = notes.filter(Boolean).join(' ');
  return (
    <figure className={classes.chart}>
      <Card>
        <h2 id={id}>{title}</h2>
        {most === 0 ? (
          <p>{empty}</p>
        ) : (
          <Table
            layout="fixed"
            verticalSpacing={4}
            horizontalSpacing={0}
            withRowBorders={false}
            tabularNums
            aria-labelledby={id}
          >
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{heading}</Table.Th>
                <Table.Th scope="col">Applications</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {points.map(({ label, count }) => (
                <Table.Tr key={label}>
                  <Table.Th scope="row">
                    {label === linked ? <AppLink to="/organization/dashboard">{label}</AppLink> : label}
                  </Table.Th>
                  <Table.Td>
                    <span
                      className={classes.bar}
                      style={{ '--share': count / most } as CSSProperties}
                      aria-hidden="true"
                    />
                    <span>{formatCount(count)}</span>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
        {note !== '' && <p className="quiet">{note}</p>}
      </Card>
    </figure>
  );
}
