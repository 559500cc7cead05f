import type { Offer } from './offer.ts';

/**
 * Scholarships that tests, flows and the static details file (`public/data/scholarship.json`) refer
 * to by id.
 */
export const namedOffers: readonly Offer[] = [
  {
    id: 'sch-girls-in-stem',
    by: 'vidya',
    title: 'Girls in STEM Scholarship',
    description:
      'For girls entering the first year of engineering, mathematics or the natural sciences at a recognised college. Covers tuition and a laptop allowance.',
    totalAmount: 60_000,
    maxFamilyIncome: 300_000,
    closesInDays: 45,
    openedDaysAgo: 38,
    applicants: 18,
  },
  {
    id: 'sch-bengaluru-polytechnic',
    by: 'vidya',
    title: 'Bengaluru Polytechnic Diploma Grant',
    description:
      'Helps diploma students of government polytechnics in Bengaluru Urban and Rural districts to pay for tools, travel and examination fees.',
    totalAmount: 32_000,
    maxFamilyIncome: 250_000,
    closesInDays: 21,
    openedDaysAgo: 50,
    applicants: 27,
  },
  {
    id: 'sch-first-in-family-engineers',
    by: 'vidya',
    title: 'First in the Family: Engineers',
    description:
      'For students whose parents did not finish school and who have a seat in a B.E. or B.Tech. programme through KCET or JEE Main.',
    totalAmount: 75_000,
    maxFamilyIncome: 200_000,
    closesInDays: 60,
    openedDaysAgo: 12,
    applicants: 9,
  },
  {
    id: 'sch-robotics-workshop-fellows',
    by: 'vidya',
    title: 'Robotics Workshop Fellows',
    description:
      'A one-year fellowship for students who build things: workshop access, components and a mentor from industry.',
    totalAmount: 48_000,
    maxFamilyIncome: 100_000,
    closesInDays: -12,
    openedDaysAgo: 120,
    applicants: 41,
  },
  {
    id: 'sch-mysuru-nursing',
    by: 'kaveri',
    title: 'Mysuru Nursing Scholarship',
    description:
      'Three years of support for students of B.Sc. Nursing and GNM at colleges in Mysuru, Mandya and Chamarajanagar.',
    totalAmount: 36_000,
    maxFamilyIncome: 150_000,
    closesInDays: 25,
    openedDaysAgo: 29,
    applicants: 24,
  },
  {
    id: 'sch-kaveri-sports-quota',
    by: 'kaveri',
    title: 'Kaveri Rural Sports Scholarship',
    description: 'Kit, diet and travel for district-level athletes who keep studying while they train.',
    totalAmount: 30_000,
    maxFamilyIncome: 300_000,
    closesInDays: -4,
    openedDaysAgo: 90,
    applicants: 21,
  },
  {
    id: 'sch-tamil-medium-merit',
    by: 'ilaignar',
    title: 'Tamil Medium Merit Scholarship',
    description:
      'For students who did all of school in Tamil and now study science or commerce in English. Includes a bridge course.',
    totalAmount: 35_000,
    maxFamilyIncome: 200_000,
    closesInDays: 22,
    openedDaysAgo: 40,
    applicants: 29,
  },
  {
    id: 'sch-kolkata-performing-arts',
    by: 'hooghly',
    title: 'Kolkata Performing Arts Fellowship',
    description:
      'For students of classical music, theatre and dance at recognised institutions in West Bengal.',
    totalAmount: 44_000,
    maxFamilyIncome: 250_000,
    closesInDays: 34,
    openedDaysAgo: 42,
    applicants: 14,
  },
  {
    id: 'sch-vidya-hostel-support',
    by: 'vidya',
    title: 'Vidya Hostel Support',
    description:
      'Hostel and mess fees for one academic year for students who moved to Bengaluru from another district.',
    totalAmount: 28_500,
    maxFamilyIncome: 100_000,
    closesInDays: 5,
    openedDaysAgo: 66,
    applicants: 45,
  },
];
