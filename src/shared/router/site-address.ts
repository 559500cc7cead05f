/** The site's path on its host, with a slash at both ends. Storybook's base is relative, and knows no routes. */
export function siteBase(): string {
  const base = import.meta.env.BASE_URL;
  return base.startsWith('/') ? base : '/';
}

/** Whether something is a path of this site, as all its links have it: from the root of the site, not of the host. */
export function isSitePath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//');
}

/**
 * What a browser has to ask its host for: where the site is served under `/sub-path/`, `/scholarship` is `/sub-path/scholarship`.
 * What is no path of this site stays as it is.
 */
export function addressOf(href: string): string {
  return isSitePath(href) ? siteBase() + href.slice(1) : href;
}

/** A path of this site as something to give away: a whole URL. */
export function urlOf(path: string): string {
  return new URL(addressOf(path), window.location.origin).href;
}
