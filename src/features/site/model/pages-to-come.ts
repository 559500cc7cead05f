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
};

const CAMPAIGN = /^\/crowdfunding\/[^/]+$/;

/** The page to come at a path; undefined where this site has no such address. */
export function pageToCome(pathname: string): PageToCome | undefined {
  const path = pathname.replace(/(.)\/+$/, '$1');
  const known = Object.hasOwn(pages, path) ? pages[path] : undefined;
  if (known) return known;
  if (CAMPAIGN.test(path)) return { title: 'Campaign', lead: 'This campaign’s story will stand here.' };
  return undefined;
}
