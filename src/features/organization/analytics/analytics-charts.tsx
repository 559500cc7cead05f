import type { ReactElement } from 'react';
import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  type LabelProps,
  Rectangle,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import { formatCount } from '#shared/format/money.ts';
import { fill } from '#shared/text/fill.ts';
import classes from './analytics-charts.module.css';
import {
  type AnalyticsScholarship,
  analyticsFigures,
  applicationsByStatus,
  applicationsOverTime,
  type Point,
} from './analytics-figures.ts';
import { decisionWords } from './applicant.ts';

export interface AnalyticsChartsProps {
  readonly scholarships: readonly AnalyticsScholarship[];
}

// In rem, so that the words of a drawing grow with the person's text.
const ticks = { fill: 'var(--ee-ink-2)', fontSize: '0.9375rem' };
const line = { stroke: 'var(--ee-line)' };
/** The figures over narrower bars would touch, in pixels. */
const LEAST_WIDTH = 20;

/** The charts, with the library that draws them: they load after the table, never with it. */
export default function AnalyticsCharts({ scholarships }: AnalyticsChartsProps) {
  const { unit, points, undated } = applicationsOverTime(scholarships);
  const statuses = applicationsByStatus(scholarships);
  const sample = analyticsFigures(scholarships).sampleApplicants;
  const leftOut = sample > 0 ? [fill('{n} sample applicants are left out.', { n: formatCount(sample) })] : [];
  return (
    <>
      <Chart
        title="Applications over time"
        heading={unit === 'week' ? 'Week from' : 'Month'}
        points={points}
        empty="No applications with a known date."
        notes={[
          ...leftOut,
          ...(undated > 0
            ? [fill('{n} without a known date are left out.', { n: formatCount(undated) })]
            : []),
        ]}
      >
        <BarChart
          data={[...points]}
          margin={{ top: 24, right: 8, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--ee-line)" />
          <XAxis dataKey="label" tick={ticks} axisLine={line} tickLine={false} minTickGap={16} />
          <YAxis tick={ticks} axisLine={false} tickLine={false} allowDecimals={false} width="auto" />
          <Bar
            dataKey="count"
            fill="var(--ee-brand)"
            radius={[4, 4, 0, 0]}
            maxBarSize={48}
            isAnimationActive={false}
          >
            <LabelList dataKey="count" content={FigureAbove} />
          </Bar>
        </BarChart>
      </Chart>
      <Chart
        title="Applications by status"
        heading="Status"
        points={statuses}
        empty="No applications yet."
        notes={leftOut}
      >
        <BarChart
          data={[...statuses]}
          layout="vertical"
          margin={{ top: 8, right: 48, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <XAxis type="number" hide />
          <YAxis
            type="category"
            dataKey="label"
            tick={{ ...ticks, fill: 'var(--ee-ink)' }}
            axisLine={false}
            tickLine={false}
            width="auto"
          />
          <Bar
            dataKey="count"
            maxBarSize={40}
            isAnimationActive={false}
            shape={(bar) => (
              <Rectangle {...bar} radius={[0, 4, 4, 0]} fill={colorOf(String(bar.payload.label))} />
            )}
          >
            <LabelList dataKey="count" position="right" fill="var(--ee-ink)" formatter={figure} />
          </Bar>
        </BarChart>
      </Chart>
    </>
  );
}

const figure = (value: unknown) => formatCount(Number(value));

/** How many there are, above a bar that is wide enough for it; the table has the figure in any case. */
function FigureAbove({ x, y, width, value }: LabelProps) {
  if (Number(width) < LEAST_WIDTH) return null;
  return (
    <text x={Number(x) + Number(width) / 2} y={Number(y) - 6} textAnchor="middle" fill="var(--ee-ink)">
      {figure(value)}
    </text>
  );
}

function colorOf(status: string): string {
  if (status === decisionWords.ACCEPTED) return 'var(--ee-leaf)';
  return status === decisionWords.REJECTED ? 'var(--ee-control-line)' : 'var(--ee-brand)';
}

interface ChartProps {
  readonly title: string;
  /** What the first column of the table holds. */
  readonly heading: string;
  readonly points: readonly Point[];
  readonly empty: string;
  /** What is missing in it, and why. */
  readonly notes: readonly string[];
  readonly children: ReactElement;
}

/** A drawing, which says nothing to assistive technology, and the same figures as a table for everybody. */
function Chart({ title, heading, points, empty, notes, children }: ChartProps) {
  const isEmpty = points.every(({ count }) => count === 0);
  return (
    <figure className={classes.chart}>
      <figcaption>
        <h2>{title}</h2>
      </figcaption>
      {isEmpty ? (
        <p className={classes.empty}>{empty}</p>
      ) : (
        <div className={classes.drawing} aria-hidden="true">
          <ResponsiveContainer width="100%" height="100%">
            {children}
          </ResponsiveContainer>
        </div>
      )}
      {notes.length > 0 && <p className={classes.note}>{notes.join(' ')}</p>}
      {!isEmpty && (
        <details>
          <summary>Show as a table</summary>
          <table>
            <caption>{title}</caption>
            <thead>
              <tr>
                <th scope="col">{heading}</th>
                <th scope="col">Applications</th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ label, count }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{formatCount(count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </figure>
  );
}
