import type { ScholarshipRecord } from '../../store/records.ts';
import type { OrganizationKey } from '../organizations.ts';

/** Fields derived from an offer's organization, day counts and applications. */
type Derived = 'organizationId' | 'allocatedAmount' | 'expiredAt' | 'status' | 'createdAt';

/** A scholarship of the seed data, before its day counts become dates. */
export interface Offer extends Readonly<Omit<ScholarshipRecord, Derived>> {
  /** The organization that publishes it. Null if it has none. */
  readonly by: OrganizationKey | null;
  /** Days from today to the deadline, at the end of that day. Negative if it has passed. */
  readonly closesInDays: number;
  readonly openedDaysAgo: number;
  readonly applicants: number;
}
