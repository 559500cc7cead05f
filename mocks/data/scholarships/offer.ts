import type { ScholarshipRecord } from '../../store/records.ts';
import type { OrganizationKey } from '../organizations.ts';

/** Fields derived from an offer's organization, day counts and applications. */
type Derived = 'organizationId' | 'allocatedAmount' | 'expiredAt' | 'status' | 'createdAt';

/** A scholarship of the seed data, before its day counts are converted to dates. */
export interface Offer extends Readonly<Omit<ScholarshipRecord, Derived>> {
  /** The publishing organization. Null if the scholarship has none. */
  readonly by: OrganizationKey | null;
  /**
   * Days from today to the last day on which students can apply. Negative if that day has passed.
   */
  readonly closesInDays: number;
  readonly openedDaysAgo: number;
  readonly applicants: number;
}
