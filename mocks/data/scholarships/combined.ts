import type { OrganizationKey } from '../organizations.ts';
import { combination, createRandom } from '../random.ts';
import type { Offer } from './offer.ts';

const places = [
  ['Bidar', 'vidya'],
  ['Tumakuru', 'kaveri'],
  ['Warangal', 'takshashila'],
  ['Kurnool', 'takshashila'],
  ['Salem', 'ilaignar'],
  ['Thanjavur', 'ilaignar'],
  ['Alappuzha', 'sagar'],
  ['Kasaragod', 'sagar'],
  ['Satara', 'saraswati'],
  ['Latur', 'kisan'],
  ['Yavatmal', 'kisan'],
  ['Bhuj', 'sparsh'],
  ['Vadodara', 'sparsh'],
  ['Ajmer', 'udaan'],
  ['Udaipur', 'udaan'],
  ['Darbhanga', 'nalanda'],
  ['Hazaribagh', 'nalanda'],
  ['Birbhum', 'hooghly'],
  ['Purulia', 'hooghly'],
  ['Dibrugarh', 'brahmaputra'],
  ['Tawang', 'brahmaputra'],
  ['Almora', 'himalaya'],
  ['Chamba', 'himalaya'],
  ['Sitapur', 'nayi-disha'],
  ['Bundelkhand', 'nayi-disha'],
] as const satisfies readonly (readonly [string, OrganizationKey])[];

const subjects = [
  'Nursing',
  'Civil Engineering',
  'Commerce',
  'Pharmacy',
  'Agriculture',
  'Computer Science',
  'Education',
  'Law',
  'Fine Arts',
  'Physics',
  'Veterinary Science',
  'Hotel Management',
  'Economics',
  'Textile Design',
  'Public Health',
  'Mathematics',
  'Social Work',
  'Electronics',
  'History',
  'Food Technology',
] as const;

const kinds = ['Merit Scholarship', 'Access Grant', 'Hostel Award', 'First Year Fund'] as const;
const whom = [
  'girls',
  'first graduates of their family',
  'farmers’ children',
  'day students',
  'hostellers',
] as const;

/** The number of combinations of place, subject, kind and group. Each yields one scholarship. */
export const COMBINATIONS = places.length * subjects.length * kinds.length * whom.length;

/**
 * The step between the combination numbers of two neighboring scholarships. It has no common factor
 * with `COMBINATIONS`, so no combination repeats.
 */
const STEP = 3331;

/**
 * Generates up to `COMBINATIONS` scholarships. The texts are short, and few scholarships have
 * applications, so that ten thousand scholarships stay below 6 MB.
 */
export function combinedOffers(count: number): Offer[] {
  const random = createRandom(2026);
  return Array.from({ length: Math.min(count, COMBINATIONS) }, (_, index): Offer => {
    const number = (index * STEP) % COMBINATIONS;
    const [[place, by], subject, kind, group] = combination(number, places, subjects, kinds, whom);
    return {
      id: `sch-more-${String(index + 1).padStart(5, '0')}`,
      by,
      title: `${place} ${subject} ${kind}`,
      description: `For ${group} of ${place} district who study ${subject.toLowerCase()}.`,
      totalAmount: 10_000 + random.below(220) * 500,
      maxFamilyIncome: random.below(5) === 0 ? null : 25_000 * (1 + random.below(16)),
      closesInDays: random.below(260) - 50,
      openedDaysAgo: 60 + random.below(300),
      applicants: random.below(8) === 0 ? 1 + random.below(4) : 0,
    };
  });
}
