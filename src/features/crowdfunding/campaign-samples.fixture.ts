import type { Campaign } from './campaign.ts';
import type { CampaignFields } from './campaign-form/campaign-fields.ts';

/** The current time in this slice's stories and tests. */
export const SAMPLE_NOW = new Date(2026, 10, 21, 10).getTime();
const DAY = 86_400_000;
const inDays = (days: number) => new Date(SAMPLE_NOW + days * DAY).toISOString();
const donationsOf100 = (count: number) => Array.from({ length: count }, () => ({ amount: 100 }));

/** A campaign for stories and tests. */
export function sampleCampaign(change: Partial<Campaign> = {}): Campaign {
  return {
    id: 'library',
    title: 'A Village Library for Kolar',
    description:
      'Two rooms, four thousand books and a librarian for the children of six villages, where the nearest bookshop is an hour away by bus.',
    imageUrl: null,
    about:
      'The panchayat gives the building. We pay for shelves, books and two years of a librarian’s salary.\n\nEvery Saturday there is story time.',
    goalAmount: 400_000,
    deadline: inDays(99.5),
    ownerId: 'user_1',
    raisedAmount: 262_000,
    donations: donationsOf100(38),
    createdAt: inDays(-30),
    ...change,
  };
}

/** Valid values for the campaign form. */
export const sampleFields: CampaignFields = {
  title: 'A Village Library',
  description: 'Two rooms and four thousand books.',
  imageUrl: 'https://images.example/library.png',
  about: 'The panchayat gives the building.',
  goalAmount: '4,50,000',
  deadline: '2027-03-31',
};

/** The saved campaign with the values of `sampleFields`. */
export const sampleEdited: Campaign = {
  ...sampleFields,
  id: 'library',
  goalAmount: 450_000,
  deadline: '2027-03-31T18:29:59Z',
  ownerId: 'user_1',
};

/** Campaigns with different cards, sort positions and categories. */
export const sampleCampaigns: readonly Campaign[] = [
  sampleCampaign(),
  sampleCampaign({
    id: 'tablets',
    title: 'Tablets for Class Ten',
    description: 'Sixty refurbished tablets with lessons that work offline.',
    raisedAmount: 0,
    donations: [],
    deadline: inDays(0.4),
    createdAt: inDays(-2),
  }),
  sampleCampaign({
    id: 'bags',
    title: 'Rain-Proof School Bags',
    description: 'School bags, raincoats and notebooks for eight hundred children.',
    raisedAmount: 900_000,
    goalAmount: 520_000,
    donations: donationsOf100(112),
    deadline: inDays(8.5),
    createdAt: inDays(-40),
  }),
  sampleCampaign({
    id: 'fund',
    title: 'உதவித்தொகை: A Scholarship Fund',
    description: 'விருதுநகர் மாவட்ட மாணவர்களுக்கு.',
    raisedAmount: 399_999,
    donations: donationsOf100(1),
    createdAt: inDays(-9),
  }),
  sampleCampaign({
    id: 'markup',
    title: '<b>Bold</b> & <script>alert(1)</script> camp',
    description: `<img src=x onerror=alert(1)> ${'Markup from a server is text. '.repeat(12)}`,
    deadline: inDays(-3),
    createdAt: inDays(-70),
  }),
  sampleCampaign({
    id: 'long',
    title: `The ${'very '.repeat(30)}long title of a campaign`,
    description: null,
    createdAt: null,
  }),
];
