import type { OrganizationKey } from '../organizations.ts';

/** A scholarship of the seed data, before the clock turns its days into moments. */
export interface Offer {
  readonly id: string;
  /** The organization that publishes it; null for one without. */
  readonly by: OrganizationKey | null;
  readonly title: string;
  readonly description: string;
  readonly rupees: number;
  /** The highest yearly family income in rupees; 0 and null both mean that there is no limit. */
  readonly incomeLimit: number | null;
  /** Days from today to the deadline, which is the end of that day; negative when it has passed. */
  readonly closesInDays: number;
  readonly openedDaysAgo: number;
  readonly applicants: number;
}
