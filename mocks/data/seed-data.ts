import type { Clock } from '../scenarios/clock.ts';
import type { SeedData, UserRecord } from '../store/records.ts';
import { MOCK_SUPABASE_URL } from '../supabase/host.ts';
import { APPLIED_SCHOLARSHIP_ID, FRESH_SCHOLARSHIP_ID, seedApplications } from './applications.ts';
import { type Calendar, createCalendar } from './calendar.ts';
import { type Campaign, campaigns } from './campaigns.ts';
import { combinedCampaigns } from './combined-campaigns.ts';
import { seedDonations, seedFundraisers } from './fundraisers.ts';
import { seedOrganizations, seedOrganizationUsers } from './organizations.ts';
import { personas } from './personas.ts';
import { buildScholarships } from './scholarships/build.ts';
import { combinedOffers } from './scholarships/combined.ts';
import { edgeOffers } from './scholarships/edges.ts';
import { namedOffers } from './scholarships/named.ts';
import type { Offer } from './scholarships/offer.ts';
import { seedStudents, seedStudentUsers } from './students.ts';

/**
 * The seeds' names. `small` has eight scholarships, `normal` has between 60 and 70, and `large` has
 * ten thousand scholarships and two thousand campaigns.
 */
export const seedNames = ['small', 'normal', 'large'] as const;
export type SeedName = (typeof seedNames)[number];

const LARGE = 10_000;
const LARGE_CAMPAIGNS = 2000;

const handwritten = [...namedOffers, ...edgeOffers];

const inSmallSeed = new Set<string>([
  FRESH_SCHOLARSHIP_ID,
  APPLIED_SCHOLARSHIP_ID,
  'sch-hundreds-applied',
  'sch-tamil-students',
  'sch-no-income-limit',
  'sch-closes-tomorrow',
  'sch-without-organization',
  'sch-long-closed',
]);

function offersOf(name: SeedName): readonly Offer[] {
  if (name === 'small') return handwritten.filter(({ id }) => inSmallSeed.has(id));
  if (name === 'large') return [...handwritten, ...combinedOffers(LARGE - handwritten.length)];
  // Tests and flows count the scholarships of the organizations `vidya` and `nayi-disha`, so the
  // generated scholarships belong to other organizations.
  return [...handwritten, ...combinedOffers(50).filter(({ by }) => by !== 'vidya' && by !== 'nayi-disha')];
}

function campaignsOf(name: SeedName): readonly Campaign[] {
  if (name !== 'large') return campaigns;
  return [...campaigns, ...combinedCampaigns(LARGE_CAMPAIGNS - campaigns.length)];
}

/**
 * Builds the personas' user records. Excludes `no-role`, because the site has not registered this
 * user on the server yet.
 */
function seedPersonaUsers(calendar: Calendar): UserRecord[] {
  return Object.entries(personas)
    .filter(([name]) => name !== 'no-role')
    .map(([, { userId, firstName, lastName, email, role }], index) => ({
      id: userId,
      name: `${firstName} ${lastName}`,
      email,
      role,
      createdAt: calendar.duringDay(-450 + index * 31, index),
    }));
}

/**
 * Builds the seed data for the clock's day. The time of day makes no difference.
 *
 * @param filesUrl URL of the storage service that hosts the seeded documents. Defaults to the
 * mock's own.
 */
export function createSeedData(name: SeedName, clock: Clock, filesUrl: string = MOCK_SUPABASE_URL): SeedData {
  const calendar = createCalendar(clock);
  const offers = offersOf(name);
  const applications = seedApplications(offers, calendar);
  const asked = campaignsOf(name);
  return {
    users: [...seedPersonaUsers(calendar), ...seedOrganizationUsers(calendar), ...seedStudentUsers(calendar)],
    students: seedStudents(filesUrl),
    organizations: seedOrganizations(calendar, filesUrl),
    scholarships: buildScholarships(offers, applications, calendar),
    applications,
    fundraisers: seedFundraisers(asked, calendar),
    donations: seedDonations(asked, calendar),
    orders: [],
  };
}
