import { GENDERS } from '#contract/student-words.ts';
import { type Applicant, decisionText, decisionWords } from '../applicant.ts';
import type { ApplicantsOfScholarship } from '../scholarship-applicants.ts';

/**
 * Calculates the figures at the top of the analytics (ORG-15). `funding` is in rupees. `applicants`
 * includes sample applicants.
 */
export function analyticsFigures(scholarships: readonly ApplicantsOfScholarship[]) {
  const sum = (of: (scholarship: ApplicantsOfScholarship) => number) =>
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
 * Calculates statistics about a scholarship's applicants (ORG-16). `genders` covers only profiles
 * that have loaded, and its percentages are rounded. `averageMarks` is null if no marks are known.
 */
export function applicantStatistics(applicants: readonly Applicant[]) {
  const inProgress = applicants.filter(({ status }) => status === 'In Progress').length;
  const marks = applicants.flatMap((applicant) => applicant.marks ?? []);
  const read = applicants.filter(({ isLoading, isUnread }) => !isLoading && !isUnread);
  const share = (name: string, gender: Applicant['gender']) => {
    const count = read.filter((one) => one.gender === gender).length;
    return { name, count, percent: read.length === 0 ? 0 : Math.round((100 * count) / read.length) };
  };
  const notProvided = share('Not provided', null);
  return {
    submitted: applicants.length - inProgress,
    inProgress,
    averageMarks: marks.length === 0 ? null : marks.reduce((sum, mark) => sum + mark, 0) / marks.length,
    withMarks: marks.length,
    read: read.length,
    genders: [
      ...GENDERS.map((gender) => share(gender, gender)),
      ...(notProvided.count > 0 ? [notProvided] : []),
    ],
  };
}

const DAY_MS = 86_400_000;
/** If the applications span more weeks than this, they are counted by month. */
const MOST_WEEKS = 13;
/**
 * If the applications span more months than this, they are counted by year. A single wrong date can
 * cause such a span.
 */
const MOST_MONTHS = 60;

export interface Point {
  readonly label: string;
  readonly count: number;
}

/** Returns the applicants of all scholarships, except for sample applicants. */
function realApplicants(scholarships: readonly ApplicantsOfScholarship[]) {
  return scholarships.flatMap(({ isSample, applicants }) => (isSample ? [] : applicants));
}

const labels = {
  week: new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short' }),
  month: new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric' }),
  year: new Intl.DateTimeFormat('en-IN', { year: 'numeric' }),
};

/**
 * Returns the start of the week (Monday), month or year that contains `moment`, plus `after` units.
 */
function startOf(moment: number | Date, unit: keyof typeof labels, after = 0): Date {
  const date = new Date(moment);
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
  if (unit === 'week') return new Date(year, month, day - ((date.getDay() + 6) % 7) + 7 * after);
  return unit === 'month' ? new Date(year, month + after, 1) : new Date(year + after, 0, 1);
}

/**
 * Counts applications per week, or per month or year if they span a longer period. The points are
 * in date order, without gaps. Leaves out applications without a known date, and returns their
 * number as `undated`.
 */
export function applicationsOverTime(scholarships: readonly ApplicantsOfScholarship[]) {
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

/** Counts applications per status. Lists each unknown status under its own name. */
export function applicationsByStatus(scholarships: readonly ApplicantsOfScholarship[]): readonly Point[] {
  const counts = new Map<string, number>(Object.values(decisionWords).map((label) => [label, 0]));
  for (const applicant of realApplicants(scholarships)) {
    const label = decisionText(applicant) ?? applicant.status;
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].map(([label, count]) => ({ label, count }));
}
