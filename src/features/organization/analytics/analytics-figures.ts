import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { deadlineMoment, hasEnded } from '#shared/format/dates.ts';
import { sampleApplicants } from './analytics-sample.ts';
import {
  type Applicant,
  applicantsOf,
  decisionOf,
  decisionWords,
  GENDERS,
  type Gender,
} from './applicant.ts';

/** A scholarship as the analytics show it. */
export interface AnalyticsScholarship {
  readonly id: string;
  readonly title: string;
  /** Rupees. */
  readonly amount: number;
  /** ISO 8601. */
  readonly deadline: string;
  /** Active while the deadline is in the future, else expired (ORG-15). */
  readonly isActive: boolean;
  readonly applicants: readonly Applicant[];
  /** True where the server sent no applications, and the applicants are made up (ORG-17). */
  readonly isSample: boolean;
}

/** The scholarships of the server's list, the last deadline first. */
export function analyticsScholarships(
  scholarships: readonly Scholarship[],
  now: number,
): readonly AnalyticsScholarship[] {
  return scholarships
    .map((scholarship) => {
      const { id, title, totalAmount, expiredAt, applications } = scholarship;
      return {
        id,
        title,
        amount: totalAmount,
        deadline: expiredAt,
        isActive: !hasEnded(expiredAt, now),
        applicants: applications ? applicantsOf(scholarship) : sampleApplicants(id),
        isSample: !applications,
      };
    })
    .sort((one, other) => deadlineMoment(other.deadline) - deadlineMoment(one.deadline));
}

const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short' });

/** As of when the figures are, as a text. */
export function asOf(readAt: number): string {
  return moment.format(readAt);
}

/** The four figures on top of the analytics (ORG-15). */
export interface AnalyticsFigures {
  readonly scholarships: number;
  readonly applicants: number;
  /** How many of the applicants are made up. */
  readonly sampleApplicants: number;
  /** Rupees. */
  readonly funding: number;
  readonly active: number;
}

/** Sums up what the analytics know. */
export function analyticsFigures(scholarships: readonly AnalyticsScholarship[]): AnalyticsFigures {
  const sum = (of: (scholarship: AnalyticsScholarship) => number) =>
    scholarships.reduce((total, scholarship) => total + of(scholarship), 0);
  return {
    scholarships: scholarships.length,
    applicants: sum(({ applicants }) => applicants.length),
    sampleApplicants: sum(({ applicants, isSample }) => (isSample ? applicants.length : 0)),
    funding: sum(({ amount }) => amount),
    active: sum(({ isActive }) => (isActive ? 1 : 0)),
  };
}

/** One bar of the gender distribution. */
export interface GenderShare {
  /** `Not provided` counts those whose own profile is not known. */
  readonly gender: Gender | 'Not provided';
  readonly count: number;
  /** Whole percent of all applicants. */
  readonly percent: number;
}

export interface ApplicantStatistics {
  readonly submitted: number;
  readonly inProgress: number;
  /** Null where no marks are known. */
  readonly averageMarks: number | null;
  readonly genders: readonly GenderShare[];
}

/** What the details of a scholarship say about its applicants (ORG-16). */
export function applicantStatistics(applicants: readonly Applicant[]): ApplicantStatistics {
  const inProgress = applicants.filter(({ status }) => status === 'In Progress').length;
  const marks = applicants.flatMap((applicant) => applicant.marks ?? []);
  const unknown = applicants.filter(({ gender, isLoading }) => gender === null && !isLoading).length;
  const share = (gender: GenderShare['gender'], count: number): GenderShare => ({
    gender,
    count,
    percent: applicants.length === 0 ? 0 : Math.round((100 * count) / applicants.length),
  });
  return {
    submitted: applicants.length - inProgress,
    inProgress,
    averageMarks: marks.length === 0 ? null : marks.reduce((sum, mark) => sum + mark, 0) / marks.length,
    genders: [
      ...GENDERS.map((gender) => share(gender, applicants.filter((one) => one.gender === gender).length)),
      ...(unknown > 0 ? [share('Not provided', unknown)] : []),
    ],
  };
}

const oneDecimal = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Marks to one decimal; a dash where there are none (ORG-16). */
export function formatMarks(marks: number | null): string {
  return marks === null ? '—' : oneDecimal.format(marks);
}

const DAY_MS = 86_400_000;
/** A longer time than this is shown by month, and a still longer one, as with a wrong date, by year. */
const MOST_WEEKS = 13;
const MOST_MONTHS = 60;

/** One bar of a chart. */
export interface Point {
  readonly label: string;
  readonly count: number;
}

export interface TimeSeries {
  readonly unit: keyof typeof labels;
  /** The oldest first, without gaps. */
  readonly points: readonly Point[];
  /** Applications whose day is not known; they are in no point. */
  readonly undated: number;
}

/** The real applications of all scholarships. What is made up stays out of every chart. */
function realApplicants(scholarships: readonly AnalyticsScholarship[]) {
  return scholarships.flatMap(({ isSample, applicants }) => (isSample ? [] : applicants));
}

const labels = {
  week: new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short' }),
  month: new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric' }),
  year: new Intl.DateTimeFormat('en-IN', { year: 'numeric' }),
};

/**
 * The first day of the week (Monday), month or year of a moment, in the local time zone.
 * @param after how many units later
 */
function startOf(moment: number | Date, unit: TimeSeries['unit'], after = 0): Date {
  const date = new Date(moment);
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
  if (unit === 'week') return new Date(year, month, day - ((date.getDay() + 6) % 7) + 7 * after);
  return unit === 'month' ? new Date(year, month + after, 1) : new Date(year + after, 0, 1);
}

/** How many applied in each week, or, over a longer time, in each month or year. */
export function applicationsOverTime(scholarships: readonly AnalyticsScholarship[]): TimeSeries {
  const applicants = realApplicants(scholarships);
  const moments = applicants.flatMap(({ appliedAt }) => (appliedAt === null ? [] : Date.parse(appliedAt)));
  const undated = applicants.length - moments.length;
  // Not Math.min(…moments): thousands of arguments are too many.
  const first = moments.reduce((earliest, moment) => Math.min(earliest, moment), Number.POSITIVE_INFINITY);
  const last = moments.reduce((latest, moment) => Math.max(latest, moment), Number.NEGATIVE_INFINITY);
  if (moments.length === 0) return { unit: 'week', points: [], undated };

  const weeks = (last - first) / (7 * DAY_MS);
  const unit = weeks <= MOST_WEEKS ? 'week' : weeks <= MOST_MONTHS * 4.35 ? 'month' : 'year';
  const counts = new Map<number, number>();
  for (const moment of moments) {
    const bucket = startOf(moment, unit).getTime();
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  const points: Point[] = [];
  for (let start = startOf(first, unit); start.getTime() <= last; start = startOf(start, unit, 1)) {
    points.push({ label: labels[unit].format(start), count: counts.get(start.getTime()) ?? 0 });
  }
  return { unit, points, undated };
}

/** How many applications have which status; an unknown status is counted under its own name. */
export function applicationsByStatus(scholarships: readonly AnalyticsScholarship[]): readonly Point[] {
  const counts = new Map<string, number>(Object.values(decisionWords).map((label) => [label, 0]));
  for (const applicant of realApplicants(scholarships)) {
    const known = decisionOf(applicant);
    const label = known ? decisionWords[known] : (applicant.decision ?? applicant.status);
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].map(([label, count]) => ({ label, count }));
}
