import type { Scholarship } from '#contract/schemas/scholarship.ts';

/** The current time in this slice's stories and tests. */
export const SAMPLE_NOW = Date.parse('2026-11-21T10:00:00+05:30');
const DAY = 86_400_000;

/** A scholarship for stories and tests, with the given changes. */
export function sampleScholarship(change: Partial<Scholarship> = {}): Scholarship {
  return {
    id: 'girls-in-stem',
    title: 'Girls in STEM Fellowship',
    description:
      'Supports young women from government schools who take up engineering, science or mathematics.',
    totalAmount: 75_000,
    organization: { name: 'Vidya Trust' },
    applications: Array.from({ length: 41 }, () => ({})),
    maxFamilyIncome: 100_000,
    expiredAt: new Date(SAMPLE_NOW + 131 * DAY).toISOString(),
    createdAt: new Date(SAMPLE_NOW - 30 * DAY).toISOString(),
    ...change,
  };
}

/** Scholarships that match different filters and whose cards look different. */
export const sampleScholarships: readonly Scholarship[] = [
  sampleScholarship(),
  sampleScholarship({
    id: 'rural',
    title: 'Rural First-Generation Grant',
    description: 'For students who are the first in their families to enter college.',
    totalAmount: 40_000,
    organization: { name: 'Gramin Shiksha Nidhi' },
    maxFamilyIncome: 50_000,
    expiredAt: new Date(SAMPLE_NOW + 11 * DAY).toISOString(),
    applications: Array.from({ length: 128 }, () => ({})),
  }),
  sampleScholarship({
    id: 'no-applicants',
    title: 'Emergency Education Relief',
    description: 'One-time support after flood, illness or the loss of the earning member of the family.',
    totalAmount: 125_000,
    organization: null,
    maxFamilyIncome: null,
    applications: [],
  }),
  sampleScholarship({
    id: 'tamil',
    title: 'கிராமப்புற மாணவர்களுக்கான கல்வி உதவித்தொகை',
    description: 'தமிழ்நாட்டின் கிராமப்புற அரசுப் பள்ளிகளில் படித்த மாணவர்களுக்கு.',
    totalAmount: 50_000,
    maxFamilyIncome: 0,
  }),
  sampleScholarship({
    id: 'markup',
    title: '<b>Bold</b> & <script>alert(1)</script> scholarship',
    description: '<img src=x onerror=alert(1)> Markup from a server is text.',
    totalAmount: 75_001,
  }),
  sampleScholarship({
    id: 'long',
    title: `The ${'very '.repeat(30)}long title of a scholarship that cannot be shortened`,
    totalAmount: 49_999,
    expiredAt: new Date(SAMPLE_NOW - 80 * DAY).toISOString(),
  }),
];
