import { deadlineMoment, hasEnded } from '#shared/format/dates.ts';
import {
  type AnalyticsRecord,
  type Applicant,
  allScholarships,
  decisionOf,
  decisionWords,
  GENDERS,
  type Gender,
} from './analytics-record.ts';
import { sampleApplicants } from './analytics-sample.ts';

/** A scholarship as the analytics show it. */
export interface AnalyticsScholarship {
  readonly id: string;
  readonly title: string;
  /** Rupees; null where the record does not tell. */
  readonly amount: number | null;
  /** ISO 8601. */
  readonly deadline: string | null;
  /** Active while the deadline is in the future, else expired (ORG-15). */
  readonly isActive: boolean;
  /** How many applied. */
  readonly total: number;
  /** The applicants whose details are known. */
  readonly applicants: readonly Applicant[];
  /** True where they were not counted, and both the count and the applicants are made up (ORG-17). */
  readonly isSample: boolean;
}

/** The scholarships of a record, the last deadline first. */
export function analyticsScholarships(record: AnalyticsRecord, now: number): readonly AnalyticsScholarship[] {
  return allScholarships(record)
    .map(({ id, title, totalAmount, deadline, applicants: counted, applicantDetails }) => {
      const isSample = counted === null && applicantDetails.length === 0;
      const applicants = isSample ? sampleApplicants(id) : applicantDetails;
      return {
        id,
        title: title ?? 'Untitled scholarship',
        amount: totalAmount,
        deadline,
        isActive: deadline !== null && !hasEnded(deadline, now),
        total: counted ?? applicants.length,
        applicants,
        isSample,
      };
    })
    .sort((one, other) => momentOf(other) - momentOf(one));
}

/** When its deadline passes, in milliseconds since 1970; 0 where it has none. */
export const momentOf = ({ deadline }: Pick<AnalyticsScholarship, 'deadline'>) =>
  deadline === null ? 0 : deadlineMoment(deadline);

const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short' });

/** As of when the figures of a record are, as a text; null where it does not tell. */
export function asOf({ time }: Pick<AnalyticsRecord, 'time'>): string | null {
  return time === null ? null : moment.format(time);
}

/** A note about applicants whose profile is not known yet; null where all are known. */
export function completenessNote(
  record: AnalyticsRecord,
  { applicants }: AnalyticsScholarship,
): string | null {
  if (applicants.some(({ profile }) => profile === 'waiting')) {
    return record.isTrimmed
      ? 'This device has no room for every applicant’s profile. Missing details show “Not provided”.'
      : 'Applicants’ profiles load while the dashboard is open. Details that are still missing show “Not provided”.';
  }
  return null;
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
    applicants: sum(({ total }) => total),
    sampleApplicants: sum(({ total, isSample }) => (isSample ? total : 0)),
    funding: sum(({ amount }) => amount ?? 0),
    active: sum(({ isActive }) => (isActive ? 1 : 0)),
  };
}

/** One bar of the gender distribution. */
export interface GenderShare {
  /** `Not provided` counts those whose own profile is not known. */
  readonly gender: Gender | 'Not provided';
  readonly count: number;
  /** Whole percent of those who are counted here. */
  readonly percent: number;
}

export interface ApplicantStatistics {
  readonly submitted: number;
  readonly inProgress: number;
  /** Null where no marks are known. */
  readonly averageMarks: number | null;
  readonly genders: readonly GenderShare[];
}

/**
 * What the details of a scholarship say about its applicants (ORG-16). An applicant who was counted and of whom nothing
 * else is known has applied, so they are submitted.
 */
export function applicantStatistics({
  total,
  applicants,
}: Pick<AnalyticsScholarship, 'total' | 'applicants'>): ApplicantStatistics {
  const inProgress = applicants.filter(({ status }) => status === 'In Progress').length;
  const marks = applicants.flatMap((applicant) => applicant.marks ?? []);
  const known = (wanted: Gender) =>
    applicants.filter(({ profile, gender }) => profile === 'read' && gender === wanted).length;
  const unknown = applicants.filter(({ profile }) => profile !== 'read').length;
  const share = (gender: GenderShare['gender'], count: number): GenderShare => ({
    gender,
    count,
    percent: applicants.length === 0 ? 0 : Math.round((100 * count) / applicants.length),
  });
  return {
    submitted: Math.max(total, applicants.length) - inProgress,
    inProgress,
    averageMarks: marks.length === 0 ? null : marks.reduce((sum, mark) => sum + mark, 0) / marks.length,
    genders: [
      ...GENDERS.map((gender) => share(gender, known(gender))),
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
  /** Applications whose day is not known; they are in no point. */
  readonly undated: number;
}

/** The real applications of all scholarships. What is made up stays out of every chart. */
function realApplicants(scholarships: readonly AnalyticsScholarship[]) {
  return scholarships.flatMap(({ isSample, applicants }) => (isSample ? [] : applicants));
}

const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short' });
const month = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric' });

/** The Monday on or before a moment, in the local time zone. */
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
