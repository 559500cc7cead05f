import type { LinkProps } from '@tanstack/react-router';
import type { Feature } from '../feature-drawing.tsx';

export const hero = {
  title: 'The money for your studies is out there.',
  lead: 'Find scholarships that fit you, apply with two honest answers, and let people who care fund the rest.',
  promises: [
    'One search for all scholarships',
    'One profile with your documents',
    'Two answers and you’re done',
  ],
} as const;

/** Cards that float over the drawing. They describe the site and contain no invented figures. */
export const cards = [
  { kind: 'match', title: 'Are you ready?', text: 'See which documents are missing' },
  { kind: 'soon', title: 'Days left', text: 'On every card, and in your calendar' },
  { kind: 'good', title: 'Every rupee counts', text: 'Give ₹1 or more, and get a receipt' },
] as const;

export const ways = [
  {
    title: 'I study',
    text: 'Browse scholarships, keep one profile with your documents, and apply in minutes.',
    to: '/scholarship',
    label: 'Find a scholarship',
  },
  {
    title: 'I give',
    text: 'Fund a student, a scholarship or a campaign, and see where every rupee goes.',
    to: '/donation',
    label: 'Give to a student',
  },
  {
    title: 'We fund education',
    text: 'Publish a scholarship, read applications, and raise money for your programs.',
    to: '/organization',
    label: 'Fund education',
  },
] as const;

/** The site's features, each with a link to a page that explains it. */
export const features: readonly ({
  readonly feature: Feature;
  readonly title: string;
  readonly text: string;
} & Pick<LinkProps, 'to' | 'hash'>)[] = [
  {
    feature: 'matching',
    title: 'Scholarship matching',
    text: 'See which scholarships ask for documents you already have. AI-based matching and points from free courses are coming.',
    to: '/resources/student-guide',
    hash: 'matching',
  },
  {
    feature: 'crowdfunding',
    title: 'Crowdfunding',
    text: 'When a scholarship isn’t enough, a community can pay for a hostel, a laptop or a year of fees.',
    to: '/crowdfunding',
  },
  {
    feature: 'donors',
    title: 'Donor connections',
    text: 'Every donation counts right away, and you can print its receipt. Real-time fund tracking is coming.',
    to: '/resources/donor-faq',
  },
  {
    feature: 'resources',
    title: 'Resource discovery',
    text: 'Read guides to the documents you need and the answers you write.',
    to: '/resources/student-guide',
  },
  {
    feature: 'verified',
    title: 'Verified organizations',
    text: 'We verify every organization before it can raise money.',
    to: '/blog',
    hash: 'verified',
  },
  {
    feature: 'reminders',
    title: 'Deadline reminders',
    text: 'Save a scholarship, and this page reminds you in the week before its deadline. You can also add each deadline to your own calendar.',
    to: '/help',
    hash: 'reminders',
  },
];

export const steps = [
  ['Choose your role', 'Student, donor or organization. Signing up takes a minute and costs nothing.'],
  ['Say who you are', 'Students create one profile with four documents. We verify organizations.'],
  ['Apply, give or publish', 'Everything is in one place, and your drafts are saved as you write.'],
] as const;
