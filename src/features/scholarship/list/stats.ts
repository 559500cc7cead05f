import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { formatCount, formatMillions } from '#shared/format/money.ts';

/** The figures above the list (SCH-01), ready to be read. */
export interface ListStats {
  /** Total funds in millions of rupees: `3.4`. */
  readonly fundsInMillions: string;
  readonly applications: string;
  readonly scholarships: string;
}

/** Sums up a whole list, whatever filters are set. */
export function listStats(scholarships: readonly Scholarship[]): ListStats {
  let funds = 0;
  let applications = 0;
  for (const scholarship of scholarships) {
    funds += scholarship.totalAmount;
    applications += scholarship.applications?.length ?? 0;
  }
  return {
    fundsInMillions: formatMillions(funds),
    applications: formatCount(applications),
    scholarships: formatCount(scholarships.length),
  };
}
