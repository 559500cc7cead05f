import { students, subscribers } from './subscribers.ts';

/**
 * All marketing figures (HOME-05). They are not computed. Pages show each figure exactly as
 * written, with a label that says what it counts.
 */
export const claims = {
  // Source: students.md §1
  students,
  scholarships: { figure: '500+', label: 'scholarships' },
  success: { figure: '85%', label: 'success' },
  partnerSchools: { figure: '500', label: 'partner schools' },
  funding: { figure: '₹4.5M', label: 'funding' },
  founded: { figure: '2020', label: 'founded' },
  awarded: { figure: '₹33M+', label: 'awarded' },
  openScholarships: { figure: '5K+', label: 'scholarships' },
  higherChances: { figure: 'up to 75%', label: 'higher chances' },
  quickApplication: { figure: '5-minute', label: 'application' },
  noEssay: { figure: 'No essay required', label: 'to begin' },
  free: { figure: '100% free', label: 'for students' },
  applicationTime: { figure: '15-20 minutes', label: 'for an application' },
  // Source: students.md §2
  subscribers,
  // Source: organizations.md §1
  platformFee: { figure: '2%', label: 'platform fee on disbursed funds' },
  review: { figure: '24-48 hours', label: 'to review a new scholarship' },
  setup: { figure: '15 minutes', label: 'to set up' },
  // Source: organizations.md §2
  partnerOrganizations: { figure: '500+', label: 'partner organizations' },
  reachedStudents: { figure: '10,000+', label: 'students' },
  funds: { figure: '₹25M', label: 'funds' },
  graduation: { figure: '95%', label: 'graduation' },
  rupeesRaised: { figure: '₹10M+', label: 'raised' },
  supportedStudents: { figure: '500+', label: 'students supported' },
  campaignMoney: { figure: '$2.5M+', label: 'raised' },
  campaignStudents: { figure: '500+', label: 'students' },
  campaignSuccess: { figure: '92%', label: 'success rate' },
  // Source: organizations.md §9
  answer: { figure: '24-48 hours', label: 'to hear back from us' },
} as const satisfies Record<string, { figure: string; label: string }>;

export type ClaimId = keyof typeof claims;
