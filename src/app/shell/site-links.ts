import type { LinkProps } from '@tanstack/react-router';
import type { Role } from '#contract/schemas/primitives.ts';

/** One entry of a navigation. */
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

/** Leads back in, beside 'Sign up'. */
export const signInLink: SiteLink = { to: '/auth/login', label: 'Sign in' };

/** Each role's own page, first in the navigation and in the account menu; for donors it is their profile. */
export const ownLinks: Readonly<Record<Role, SiteLink>> = {
  STUDENT: { to: '/student/applications', label: 'My applications' },
  DONOR: { to: '/donor/profile', label: 'Your Profile' },
  ORGANIZATION: { to: '/organization/dashboard', label: 'Dashboard' },
};

export const helpLink: SiteLink = { to: '/help', label: 'Help' };

/** The footer's first column (SHELL-06). */
export const footerLinks: readonly SiteLink[] = [
  { to: '/about', label: 'About us' },
  { to: '/scholarship', label: 'Scholarships' },
  { to: '/crowdfunding', label: 'Crowdfunding' },
  { to: '/donation', label: 'Donate' },
  { to: '/contact', label: 'Contact' },
];

/** The footer's second column (SHELL-06). */
export const resourceLinks: readonly SiteLink[] = [
  { to: '/resources/student-guide', label: 'Student guide' },
  { to: '/resources/donor-faq', label: 'Donor FAQ' },
  { to: '/resources/success-stories', label: 'Success stories' },
  { to: '/blog', label: 'Blog' },
  helpLink,
];

export const legalLinks: readonly SiteLink[] = [
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
  { to: '/cookies', label: 'Cookies' },
];

/** Whether a path belongs to an entry of the navigation bar; the home page belongs only to itself. */
export function isCurrent(link: SiteLink, pathname: string): boolean {
  if (link.to === '/') return pathname === '/' || pathname === '/home';
  return pathname === link.to || pathname.startsWith(`${link.to}/`);
}
