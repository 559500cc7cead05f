import type { ScholarshipRecord } from '../../store/records.ts';
import type { OrganizationKey } from '../organizations.ts';

/** What follows from an offer's organization, days and applications. */
type Derived = 'organizationId' | 'allocatedAmount' | 'expiredAt' | 'status' | 'createdAt';

/** A scholarship of the seed data, before the clock turns its days into moments. */
export interface Offer extends Readonly<Omit<ScholarshipRecord, Derived>> {
  /** The organization that publishes it; null for one without. */
  readonly by: OrganizationKey | null;
  /** Days from today to the deadline, which is the end of that day; negative when it has passed. */
  readonly closesInDays: number;
  readonly openedDaysAgo: number;
  readonly applicants: number;
}
