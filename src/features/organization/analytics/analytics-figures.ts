import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { deadlineMoment, hasEnded } from '#shared/format/dates.ts';
import { sampleApplicants } from './analytics-sample.ts';
import { type Applicant, applicantsOf, decisionText, decisionWords, GENDERS } from './applicant.ts';

/** A scholarship as the analytics show it. */
export interface AnalyticsScholarship {
  readonly id: string;
  readonly title: string;
  readonly amount: number;
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

/** The four figures on top of the analytics (ORG-15), the funding in rupees; some applicants may be made up. */
export function analyticsFigures(scholarships: readonly AnalyticsScholarship[]) {
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

/**
 * What the details of a scholarship say about its applicants (ORG-16), in whole percent; the average is null where no
 * marks are known. `Not provided` counts those whose own profile is not known, apart from those that could not be read.
 */
export function applicantStatistics(applicants: readonly Applicant[]) {
  const inProgress = applicants.filter(({ status }) => status === 'In Progress').length;
  const marks = applicants.flatMap((applicant) => applicant.marks ?? []);
  const others = applicants.filter(({ gender, isLoading }) => gender === null && !isLoading);
  const unread = others.filter(({ isUnread }) => isUnread).length;
  const share = (gender: string, count: number) => ({
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
      ...(others.length > unread ? [share('Not provided', others.length - unread)] : []),
      ...(unread > 0 ? [share('Could not be read', unread)] : []),
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

export interface Point {
  readonly label: string;
  readonly count: number;
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

/** The first day of the week (Monday), month or year of a moment, `after` units later. */
function startOf(moment: number | Date, unit: keyof typeof labels, after = 0): Date {
  const date = new Date(moment);
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
  if (unit === 'week') return new Date(year, month, day - ((date.getDay() + 6) % 7) + 7 * after);
  return unit === 'month' ? new Date(year, month + after, 1) : new Date(year + after, 0, 1);
}

/**
 * How many applied in each week, or, over a longer time, in each month or year: the oldest first, without gaps.
 * `undated` counts applications without a known day, which are in no point.
 */
export function applicationsOverTime(scholarships: readonly AnalyticsScholarship[]) {
  const applicants = realApplicants(scholarships);
  const moments = applicants
    .flatMap(({ appliedAt }) => (appliedAt === null ? [] : Date.parse(appliedAt)))
    .sort((one, other) => one - other);
  const undated = applicants.length - moments.length;
  const [first = 0, last = Number.NEGATIVE_INFINITY] = [moments.at(0), moments.at(-1)];
  const weeks = (last - first) / (7 * DAY_MS);
  const unit = weeks <= MOST_WEEKS ? 'week' : weeks <= MOST_MONTHS * 4.35 ? 'month' : 'year';
  const points: Point[] = [];
  for (let start = startOf(first, unit), end = start; start.getTime() <= last; start = end) {
    end = startOf(start, unit, 1);
    const isIn = (moment: number) => moment >= start.getTime() && moment < end.getTime();
    points.push({ label: labels[unit].format(start), count: moments.filter(isIn).length });
  }
  return { unit, points, undated } as const;
}

/** How many applications have which status; an unknown status is counted under its own name. */
export function applicationsByStatus(scholarships: readonly AnalyticsScholarship[]): readonly Point[] {
  const counts = new Map<string, number>(Object.values(decisionWords).map((label) => [label, 0]));
  for (const applicant of realApplicants(scholarships)) {
    const label = decisionText(applicant) ?? applicant.status;
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].map(([label, count]) => ({ label, count }));
}
