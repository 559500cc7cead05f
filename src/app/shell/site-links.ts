import type { LinkProps } from '@tanstack/react-router';
import type { Role } from '#contract/schemas/primitives.ts';
import type { ProfileDestination } from '#features/auth/index.ts';

/** A link in the navigation or the footer. */
export interface SiteLink {
  readonly to: LinkProps['to'];
  readonly label: string;
}

/** The links of the navigation bar (SHELL-02). */
export const mainLinks: readonly SiteLink[] = [
  { to: '/', label: 'Home' },
  { to: '/about-edu-empower', label: 'About' },
  { to: '/scholarship', label: 'Scholarships' },
  { to: '/crowdfunding', label: 'Crowdfunding' },
  { to: '/organization', label: 'Organization' },
  { to: '/donation', label: 'Donate' },
  { to: '/contact', label: 'Contact' },
];

/** The sign-in link, shown beside 'Sign up'. */
export const signInLink: SiteLink = { to: '/auth/login', label: 'Sign in' };

/**
 * Returns the link to a role's main page, which comes first in the navigation. A donor's main page
 * is the profile.
 *
 * @param profile the target of 'Your Profile' (SHELL-04)
 */
export function ownLink(role: Role, profile: ProfileDestination): SiteLink {
  switch (role) {
    case 'STUDENT':
      return { to: '/student/applications', label: 'My applications' };
    case 'DONOR':
      return { to: profile, label: 'Your Profile' };
    case 'ORGANIZATION':
      return { to: '/organization/dashboard', label: 'Dashboard' };
  }
}

export const helpLink: SiteLink = { to: '/help', label: 'Help' };

/** The links in the footer's first column (SHELL-06). */
export const footerLinks: readonly SiteLink[] = [
  { to: '/about-edu-empower', label: 'About' },
  { to: '/scholarship', label: 'Scholarships' },
  { to: '/crowdfunding', label: 'Crowdfunding' },
  { to: '/donation', label: 'Donate' },
  { to: '/contact', label: 'Contact' },
];

/** The links in the footer's second column (SHELL-06). */
export const resourceLinks: readonly SiteLink[] = [
  { to: '/resources/student-guide', label: 'Student guide' },
  { to: '/resources/donor-faq', label: 'Donor FAQ' },
  helpLink,
];

export const legalLinks: readonly SiteLink[] = [
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
  { to: '/cookies', label: 'Cookies' },
];

/**
 * Whether the navigation bar marks a link as current on a page. The home link matches only the home
 * page.
 */
export function isCurrent(link: SiteLink, pathname: string): boolean {
  if (link.to === '/') return pathname === '/' || pathname === '/home';
  return pathname === link.to || pathname.startsWith(`${link.to}/`);
}
