import type { Feature } from '../feature-drawing.tsx';
import type { Block } from './prose.tsx';

export interface BlogPiece {
  /** Also the URL fragment of the article, as in `/blog#verified`. */
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
    summary: 'Say who, how much and by when. Details are more convincing than fine words.',
    drawing: 'resources',
    body: [
      'The person who reads your answer has read thirty others today. They aren’t looking for fine words. They want details they can believe.',
      'Write what’s true, with details a reader can picture. Compare these two answers:',
      { quote: 'My family is poor and I have always dreamt of education.', rating: 'Weak' },
      {
        quote:
          'My mother stitches blouses for ₹40 each. The hostel costs ₹3,200 a month. Since June I have paid it from what I earn by teaching, and in the examination months I cannot teach.',
        rating: 'Strong',
      },
      'The second answer needs no adjectives. It names a person, an amount and a month. Write yours in this order: what you live on, what your studies cost, where the gap is, and what the scholarship would change.',
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
          'Ask for the income and domicile certificates first. A government office issues them, which takes time.',
          'Download your marksheets as PDFs from DigiLocker.',
          'Upload all four documents to [your profile](/student/details). After that, each application needs only two answers.',
        ],
      },
    ],
  },
  {
    id: 'verified',
    title: 'How we verify organizations',
    summary: 'What the ‘Verified Organization’ badge means, and when an organization loses it.',
    drawing: 'verified',
    body: [
      'Only an organization with a complete profile can start a campaign. First we review its documents. Then its profile shows the ‘Verified Organization’ badge.',
      'When an organization changes its profile, it loses the badge until we’ve reviewed the changes. That means extra work for the organization, but it protects you.',
    ],
  },
];
