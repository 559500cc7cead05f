import type { LinkProps } from '@tanstack/react-router';
import type { Role } from '#contract/schemas/primitives.ts';
import type { ProfileDestination } from '#features/auth/index.ts';

/** An entry of a navigation. */
export interface SiteLink {
  readonly to: LinkProps['to'];
  readonly label: string;
}

/** The navigation bar (SHELL-02). */
export const mainLinks: readonly SiteLink[] = [
  { to: '/', label: 'Home' },
  { to: '/about-edu-empower', label: 'About' },
  { to: '/scholarship', label: 'Scholarships' },
  { to: '/crowdfunding', label: 'Crowdfunding' },
  { to: '/organization', label: 'Organization' },
  { to: '/donation', label: 'Donate' },
  { to: '/contact', label: 'Contact' },
];

/** The sign-in link beside 'Sign up'. */
export const signInLink: SiteLink = { to: '/auth/login', label: 'Sign in' };

/**
 * The page that each role returns to. First in the navigation. For donors, it is their profile.
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

/** The footer's first column (SHELL-06). */
export const footerLinks: readonly SiteLink[] = [
  { to: '/about-edu-empower', label: 'About' },
  { to: '/scholarship', label: 'Scholarships' },
  { to: '/crowdfunding', label: 'Crowdfunding' },
  { to: '/donation', label: 'Donate' },
  { to: '/contact', label: 'Contact' },
];

/** The footer's second column (SHELL-06). */
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

/** Whether a path belongs to an entry of the navigation bar. The home page matches only itself. */
export function isCurrent(link: SiteLink, pathname: string): boolean {
  if (link.to === '/') return pathname === '/' || pathname === '/home';
  return pathname === link.to || pathname.startsWith(`${link.to}/`);
}
