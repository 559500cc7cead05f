/**
 * The site's path on its host, with a slash at both ends. Storybook's relative base counts as the
 * root.
 */
export function siteBase(): string {
  const base = import.meta.env.BASE_URL;
  return base.startsWith('/') ? base : '/';
}

/**
 * Whether an address is a path of this site, relative to the site's root rather than the host's.
 */
export function isSitePath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//');
}

/**
 * The address to request from the host. If the site is under `/sub-path/`, `/scholarship` becomes
 * `/sub-path/scholarship`.
 */
export function addressOf(href: string): string {
  return isSitePath(href) ? siteBase() + href.slice(1) : href;
}

/** The absolute URL of a path of this site, for sharing. */
export function urlOf(path: string): string {
  return new URL(addressOf(path), window.location.origin).href;
}
