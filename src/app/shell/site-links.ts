/** One entry of a navigation. */
export interface SiteLink {
  readonly href: string;
  readonly label: string;
}

/** The navigation bar (SHELL-02). */
export const mainLinks: readonly SiteLink[] = [
  { href: '/', label: 'Home' },
  { href: '/about-edu-empower', label: 'About' },
  { href: '/scholarship', label: 'Scholarships' },
  { href: '/crowdfunding', label: 'Crowdfunding' },
  { href: '/organization', label: 'Organization' },
  { href: '/donation', label: 'Donate' },
  { href: '/contact', label: 'Contact' },
];

/** The footer's first column (SHELL-06). */
export const footerLinks: readonly SiteLink[] = [
  { href: '/about', label: 'About us' },
  { href: '/scholarship', label: 'Scholarships' },
  { href: '/crowdfunding', label: 'Crowdfunding' },
  { href: '/donation', label: 'Donate' },
  { href: '/contact', label: 'Contact' },
];

/** The footer's second column (SHELL-06). */
export const resourceLinks: readonly SiteLink[] = [
  { href: '/resources/student-guide', label: 'Student guide' },
  { href: '/resources/donor-faq', label: 'Donor FAQ' },
  { href: '/resources/success-stories', label: 'Success stories' },
  { href: '/blog', label: 'Blog' },
  { href: '/help', label: 'Help' },
];

export const legalLinks: readonly SiteLink[] = [
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms' },
  { href: '/cookies', label: 'Cookies' },
];

/** The entry of the navigation bar that a path belongs to; the home page only to itself. */
export function isCurrent(link: SiteLink, pathname: string): boolean {
  if (link.href === '/') return pathname === '/' || pathname === '/home';
  return pathname === link.href || pathname.startsWith(`${link.href}/`);
}
