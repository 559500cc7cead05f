import { subscribers } from './subscribers.ts';

/** Where a claim is in the specifications, and what kind of thing it says. */
export interface Claim {
  /** The figure or the few words, exactly as they are shown. */
  readonly figure: string;
  /** What the figure counts. */
  readonly label: string;
  /** The section of the specification that gives it: S students.md, O organizations.md. */
  readonly source: `${'S' | 'O'}§${number}`;
}

const table = <const Claims extends Record<string, Claim>>(claims: Claims): Claims => claims;

/**
 * Every marketing figure of the product, once (HOME-05). They are statements of the people behind
 * EduEmpower: no screen counts them, and a screen that shows one says so with `ClaimNote`.
 */
export const claims = table({
  students: { figure: '12,000+', label: 'students', source: 'S§1' },
  scholarships: { figure: '500+', label: 'scholarships', source: 'S§1' },
  success: { figure: '85%', label: 'success', source: 'S§1' },
  partnerSchools: { figure: '500', label: 'partner schools', source: 'S§1' },
  funding: { figure: '₹4.5M', label: 'funding', source: 'S§1' },
  founded: { figure: '2020', label: 'founded', source: 'S§1' },
  awarded: { figure: '₹33M+', label: 'awarded', source: 'S§1' },
  openScholarships: { figure: '5K+', label: 'scholarships', source: 'S§1' },
  higherChances: { figure: 'up to 75%', label: 'higher chances', source: 'S§1' },
  quickApplication: { figure: '5-minute', label: 'application', source: 'S§1' },
  noEssay: { figure: 'No essay required', label: 'to begin', source: 'S§1' },
  free: { figure: '100% free', label: 'for students', source: 'S§1' },
  applicationTime: { figure: '15-20 minutes', label: 'for an application', source: 'S§1' },
  subscribers,
  partnerOrganizations: { figure: '500+', label: 'partner organizations', source: 'O§2' },
  reachedStudents: { figure: '10,000+', label: 'students', source: 'O§2' },
  funds: { figure: '₹25M', label: 'funds', source: 'O§2' },
  graduation: { figure: '95%', label: 'graduation', source: 'O§2' },
  rupeesRaised: { figure: '₹10M+', label: 'raised', source: 'O§2' },
  supportedStudents: { figure: '500+', label: 'students supported', source: 'O§2' },
  campaignMoney: { figure: '$2.5M+', label: 'raised', source: 'O§2' },
  campaignStudents: { figure: '500+', label: 'students', source: 'O§2' },
  campaignSuccess: { figure: '92%', label: 'success rate', source: 'O§2' },
  platformFee: { figure: '2%', label: 'platform fee on disbursed funds', source: 'O§1' },
  review: { figure: '24-48 hours', label: 'for the review of a new scholarship', source: 'O§1' },
  answer: { figure: '24-48 hours', label: 'for an answer from us', source: 'O§9' },
  setup: { figure: '15 minutes', label: 'to set up', source: 'O§1' },
});

/** The name of a claim. */
export type ClaimId = keyof typeof claims;
