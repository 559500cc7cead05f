/**
 * Returns the site's path on its host, with a slash at both ends. Storybook's relative base counts
 * as the root.
 */
export function siteBase(): string {
  const base = import.meta.env.BASE_URL;
  return base.startsWith('/') ? base : '/';
}

/**
 * Whether an address is a path on this site. Such a path is relative to the site's root, which may
 * differ from the host's.
 */
export function isSitePath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//');
}

/**
 * Converts a path on this site to a path on the site's host. If the site is under `/sub-path/`,
 * `/scholarship` becomes `/sub-path/scholarship`. Any other address stays unchanged.
 */
export function addressOf(href: string): string {
  return isSitePath(href) ? siteBase() + href.slice(1) : href;
}

/** Returns the absolute URL of a page of this site, for sharing. */
export function urlOf(path: string): string {
  return new URL(addressOf(path), window.location.origin).href;
}
