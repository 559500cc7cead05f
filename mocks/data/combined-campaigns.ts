import type { Campaign } from './campaigns.ts';
import type { OrganizationKey } from './organizations.ts';
import { combination, createRandom } from './random.ts';

const places = [
  ['Bidar', 'vidya'],
  ['Warangal', 'takshashila'],
  ['Salem', 'ilaignar'],
  ['Satara', 'saraswati'],
  ['Latur', 'kisan'],
  ['Bhuj', 'sparsh'],
  ['Ajmer', 'udaan'],
  ['Birbhum', 'hooghly'],
  ['Dibrugarh', 'brahmaputra'],
  ['Almora', 'himalaya'],
] as const satisfies readonly (readonly [string, OrganizationKey])[];

const things = [
  ['Laptops', 'refurbished laptops with lessons that work offline'],
  ['A Scholarship Fund', 'the college fees of students who are the first of their family to study'],
  ['School Bags', 'bags, notebooks and raincoats'],
  ['Evening Classes', 'teachers, tea and a warm room after the day’s work'],
  ['A Reading Camp', 'three weeks of stories in the summer holidays'],
  ['Science Kits', 'a box of forty experiments for each school without a laboratory'],
  ['Bicycles', 'a bicycle for each girl who lives more than five kilometres from school'],
  ['A Coding Club', 'a mentor and twelve computers on every second Saturday'],
] as const;

const whom = ['Fishers’ Children', 'Girls', 'Day Scholars', 'Migrant Families', 'Class Ten'] as const;
const years = ['This Year', 'the Monsoon', 'the Next Term', 'the Board Examination', 'Two Years'] as const;

/** The number of combinations of place, thing, group and period. Each yields one campaign. */
export const CAMPAIGN_COMBINATIONS = places.length * things.length * whom.length * years.length;

/** Generates up to `CAMPAIGN_COMBINATIONS` campaigns, for very long lists. */
export function combinedCampaigns(count: number): Campaign[] {
  const random = createRandom(2027);
  return Array.from({ length: Math.min(count, CAMPAIGN_COMBINATIONS) }, (_, index): Campaign => {
    const [[place, by], [thing, what], group, year] = combination(index, places, things, whom, years);
    return {
      id: `fund-more-${String(index + 1).padStart(4, '0')}`,
      by,
      title: `${thing} for ${group} of ${place}, for ${year}`,
      description: `The money pays for ${what}, in ${place} and the villages around it.`,
      about: `Any money left over pays for the same work next year. ${place} has long asked for this.`,
      goal: 20_000 + random.below(400) * 2500,
      closesInDays: random.below(200) - 30,
      openedDaysAgo: 35 + random.below(120),
      donors: random.below(6),
      firstGift: random.below(9) === 0 ? 10_000 : null,
      withImage: random.below(12) !== 0,
    };
  });
}
