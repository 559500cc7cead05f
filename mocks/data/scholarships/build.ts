import type { ApplicationRecord, ScholarshipRecord } from '../../store/records.ts';
import type { Calendar } from '../calendar.ts';
import { ownerOf } from '../organizations.ts';
import type { Offer } from './offer.ts';

/**
 * Turns an offer into a database record. Allocates a quarter of the money to each accepted student,
 * until nothing is left.
 */
function scholarshipFrom(
  offer: Offer,
  index: number,
  accepted: number,
  calendar: Calendar,
): ScholarshipRecord {
  const { by, closesInDays, openedDaysAgo, applicants: _, ...written } = offer;
  const { totalAmount } = written;
  return {
    ...written,
    allocatedAmount: Math.min(totalAmount, Math.floor(totalAmount / 4) * accepted),
    organizationId: by === null ? null : ownerOf(by),
    expiredAt: calendar.endOfDay(closesInDays),
    status: 'ACTIVE',
    createdAt: calendar.duringDay(-openedDaysAgo, index),
  };
}

/** Turns every offer into a record, with the amount allocated to its accepted applications. */
export function buildScholarships(
  offers: readonly Offer[],
  applications: readonly ApplicationRecord[],
  calendar: Calendar,
): ScholarshipRecord[] {
  const accepted = new Map<string, number>();
  for (const { scholarshipId, status } of applications) {
    if (status === 'ACCEPTED') accepted.set(scholarshipId, (accepted.get(scholarshipId) ?? 0) + 1);
  }
  return offers.map((offer, index) => scholarshipFrom(offer, index, accepted.get(offer.id) ?? 0, calendar));
}
