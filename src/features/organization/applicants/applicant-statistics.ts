import { GENDERS, type Gender } from '../analytics/analytics-cache.ts';
import type { AnalyticsScholarship } from '../analytics/analytics-view.ts';

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
  /** Null where nobody's marks are known. */
  readonly averageMarks: number | null;
  readonly genders: readonly GenderShare[];
}

/**
 * What the details of a scholarship say about its applicants (ORG-16). Somebody who was counted and of whom nothing
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
