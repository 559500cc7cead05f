import type { Role } from '#contract/schemas/primitives.ts';

/** An address of this site whose screen is not there yet, told honestly. */
export interface PageToCome {
  readonly title: string;
  /** What the page will be for. */
  readonly lead: string;
  /** Signed-out people are asked to sign in first (ROUTE-03). */
  readonly guarded?: true;
  /** The role as which this landing page tells the server about whoever signs in (SHELL-09). */
  readonly landing?: Role;
}

const contactSubmitted: PageToCome = {
  title: 'Your message',
  lead: 'This is where you will hear what happens after you have written to us.',
};

const pages: Readonly<Record<string, PageToCome>> = {
  '/about': { title: 'About us', lead: 'Our mission, our story and the people behind EduEmpower.' },
  '/about-edu-empower': {
    title: 'About EduEmpower',
    lead: 'How scholarships, campaigns and donors come together here.',
  },
  '/student': {
    title: 'For students',
    lead: 'Find a scholarship, apply with two answers, and keep your documents in one place.',
    landing: 'STUDENT',
  },
  '/student/details': {
    title: 'Student Details Form',
    lead: 'Your details and your four documents will be kept here.',
    guarded: true,
  },
  '/student/profile': {
    title: 'Your profile',
    lead: 'What you have told us about yourself will stand here.',
    guarded: true,
  },
  '/donation': {
    title: 'Donate',
    lead: 'Give once, give monthly, sponsor a student or fund a scholarship.',
    landing: 'DONOR',
  },
  '/donor/profile': { title: 'Your giving', lead: 'What you have given will stand here.' },
  '/crowdfunding': { title: 'Crowdfunding', lead: 'Campaigns that students and colleges raise money with.' },
  '/crowdfunding/start-campaign': {
    title: 'Start a campaign',
    lead: 'Verified organizations will start their campaigns here.',
  },
  '/contact': {
    title: 'Contact',
    lead: 'Write to us at support@eduempower.example or call +91 80 5550 0142.',
  },
  '/contact/submitted': contactSubmitted,
  '/contact-submitted': contactSubmitted,
  '/resources/student-guide': { title: 'Student guide', lead: 'How to find a scholarship and apply for it.' },
  '/resources/donor-faq': { title: 'Donor FAQ', lead: 'What donors ask us most.' },
  '/resources/success-stories': { title: 'Success stories', lead: 'Students who found their way.' },
  '/blog': { title: 'Blog', lead: 'News from EduEmpower.' },
  '/help': { title: 'Help', lead: 'Answers to common questions.' },
  '/privacy': { title: 'Privacy', lead: 'What we keep about you, and why.' },
  '/terms': { title: 'Terms', lead: 'The rules of using EduEmpower.' },
  '/cookies': { title: 'Cookies', lead: 'What is stored on your device.' },
};

const CAMPAIGN = /^\/crowdfunding\/[^/]+$/;
const APPLY = /^\/scholarship\/[^/]+\/apply$/;

/** The page to come at a path; undefined where this site has no such address. */
export function pageToCome(pathname: string): PageToCome | undefined {
  const path = pathname.replace(/(.)\/+$/, '$1');
  const known = Object.hasOwn(pages, path) ? pages[path] : undefined;
  if (known) return known;
  if (CAMPAIGN.test(path)) return { title: 'Campaign', lead: 'This campaign’s story will stand here.' };
  if (APPLY.test(path)) return { title: 'Before you apply', lead: 'What you need for this application.' };
  return undefined;
}
