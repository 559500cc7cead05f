import { decisionOf, decisionWords } from '../applicants/applicant-review.ts';
import type { AnalyticsScholarship } from './analytics-view.ts';

const DAY_MS = 86_400_000;
/** Above this many weeks a chart of weeks is a comb, and months tell more. */
const MOST_WEEKS = 26;

/** One bar of a chart. */
export interface Point {
  readonly label: string;
  readonly count: number;
}

export interface TimeSeries {
  readonly unit: 'week' | 'month';
  /** The oldest first, without gaps. */
  readonly points: readonly Point[];
  /** Applications whose day nobody knows; they are in no point. */
  readonly undated: number;
}

/** The real applications of all scholarships. What is made up stays out of every chart. */
function realApplicants(scholarships: readonly AnalyticsScholarship[]) {
  return scholarships.flatMap(({ isSample, applicants }) => (isSample ? [] : applicants));
}

const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short' });
const month = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric' });

/** The Monday on or before a moment, where the person is. */
function weekOf(moment: number): Date {
  const date = new Date(moment);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - ((date.getDay() + 6) % 7));
}

function monthOf(moment: number): Date {
  const date = new Date(moment);
  return new Date(date.getFullYear(), date.getMonth(), 1);
}

/** How many applied in each week, or, over a longer time, in each month. */
export function applicationsOverTime(scholarships: readonly AnalyticsScholarship[]): TimeSeries {
  const applicants = realApplicants(scholarships);
  const moments = applicants.flatMap(({ appliedAt }) => (appliedAt === null ? [] : Date.parse(appliedAt)));
  const undated = applicants.length - moments.length;
  // Not Math.min(…moments): thousands of arguments are too many.
  const first = moments.reduce((earliest, moment) => Math.min(earliest, moment), Number.POSITIVE_INFINITY);
  const last = moments.reduce((latest, moment) => Math.max(latest, moment), Number.NEGATIVE_INFINITY);
  if (moments.length === 0) return { unit: 'week', points: [], undated };

  const unit = last - first > MOST_WEEKS * 7 * DAY_MS ? 'month' : 'week';
  const bucketOf = unit === 'week' ? weekOf : monthOf;
  const counts = new Map<number, number>();
  for (const moment of moments) {
    const bucket = bucketOf(moment).getTime();
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  const points: Point[] = [];
  for (let start = bucketOf(first); start.getTime() <= last; start = next(start, unit)) {
    const label = (unit === 'week' ? day : month).format(start);
    points.push({ label, count: counts.get(start.getTime()) ?? 0 });
  }
  return { unit, points, undated };
}

function next(start: Date, unit: TimeSeries['unit']): Date {
  const [year, inYear, inMonth] = [start.getFullYear(), start.getMonth(), start.getDate()];
  return unit === 'week' ? new Date(year, inYear, inMonth + 7) : new Date(year, inYear + 1, 1);
}

/** How many applications stand where; a word of the server's own is counted under itself. */
export function applicationsByStatus(scholarships: readonly AnalyticsScholarship[]): readonly Point[] {
  const counts = new Map<string, number>(Object.values(decisionWords).map((label) => [label, 0]));
  for (const applicant of realApplicants(scholarships)) {
    const known = decisionOf(applicant);
    const label = known ? decisionWords[known] : (applicant.decision ?? applicant.status);
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].map(([label, count]) => ({ label, count }));
}
