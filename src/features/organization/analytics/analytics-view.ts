import { deadlineMoment } from '#shared/format/dates.ts';
import { type AnalyticsCache, allScholarships, type CachedApplicant } from './analytics-cache.ts';
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
  /** Those of whom more is known than that they applied. */
  readonly applicants: readonly CachedApplicant[];
  /** True where nobody has counted, and both the count and the applicants are made up (ORG-17). */
  readonly isSample: boolean;
}

/** The scholarships of a record, the last deadline first. */
export function analyticsScholarships(cache: AnalyticsCache, now: number): readonly AnalyticsScholarship[] {
  return allScholarships(cache)
    .map(({ id, title, totalAmount, deadline, applicants: counted, applicantDetails }) => {
      const isSample = counted === null && applicantDetails.length === 0;
      const applicants = isSample ? sampleApplicants(id) : applicantDetails;
      return {
        id,
        title: title ?? 'Untitled scholarship',
        amount: totalAmount,
        deadline,
        isActive: deadline !== null && deadlineMoment(deadline) > now,
        total: counted ?? applicants.length,
        applicants,
        isSample,
      };
    })
    .toSorted((one, other) => momentOf(other) - momentOf(one));
}

const momentOf = ({ deadline }: AnalyticsScholarship) => (deadline === null ? 0 : deadlineMoment(deadline));

const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short' });

/** As of when the figures of a record are, in words; null where it does not tell. */
export function asOf({ time }: Pick<AnalyticsCache, 'time'>): string | null {
  return time === null ? null : moment.format(time);
}

/** What somebody who looks at applicants has to know about how much of them is known; null for nothing. */
export function completenessNote(cache: AnalyticsCache, { applicants }: AnalyticsScholarship): string | null {
  if (applicants.some(({ profile }) => profile === 'waiting')) {
    return cache.isTrimmed
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
