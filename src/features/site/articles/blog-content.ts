import type { Feature } from '../feature-drawing.tsx';
import type { Block } from './prose.tsx';

export interface BlogPiece {
  /** Also the piece's anchor, such as `/blog#verified`. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly drawing: Feature;
  readonly body: readonly Exclude<Block, { readonly folds: unknown } | { readonly head: unknown }>[];
}

export const blogPieces: readonly BlogPiece[] = [
  {
    id: 'why-you-need',
    title: 'How to answer ‘why you need it’',
    summary: 'A person, a sum and a month say more than fine words.',
    drawing: 'resources',
    body: [
      'The person who reads your answer has read thirty others today. They don’t look for fine words. They look for a picture they can believe.',
      'Write what is true and can be seen. Compare these two:',
      { quote: 'My family is poor and I have always dreamt of education.', rating: 'Weak' },
      {
        quote:
          'My mother stitches blouses for ₹40 each. The hostel costs ₹3,200 a month. Since June I have paid it from what I earn by teaching, and in the examination months I cannot teach.',
        rating: 'Strong',
      },
      'The second one needs no adjective. It has a person, a sum and a month. Put yours in the same order: what you live on, what your studies cost, where the gap is, and what the scholarship would change.',
    ],
  },
  {
    id: 'documents-first',
    title: 'Collect your documents before the deadline',
    summary: 'Three steps, in the order that saves the most time.',
    drawing: 'reminders',
    body: [
      'An income certificate can take weeks. Request it on the day you start looking for scholarships, not on the day you apply.',
      {
        steps: [
          'Ask for the income and domicile certificates first, because they come from an office.',
          'Get the marksheets from DigiLocker, as PDFs.',
          'Upload all four to [your profile](/student/details). From then on, an application is two answers.',
        ],
      },
    ],
  },
  {
    id: 'verified',
    title: 'How we verify organizations',
    summary: 'What the badge ‘Verified Organization’ means, and when it goes.',
    drawing: 'verified',
    body: [
      'Only an organization with a complete profile can start a campaign. First we review its documents. Then its profile shows the badge ‘Verified Organization’.',
      'When an organization changes its profile, it loses the badge until we have reviewed it again. That is extra work for the organization and protects you.',
    ],
  },
];
