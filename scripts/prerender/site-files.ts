import { pageUrl } from './page-head.ts';

export interface SiteFacts {
  /** The paths of the public pages. */
  readonly pages: readonly string[];
  /** The public URL of the site. Null if none is configured. */
  readonly siteUrl: string | null;
  /** True for a mock build, which search engines must not list. */
  readonly isMock: boolean;
}

/** Returns true if the sitemap lists the page. The sitemap leaves out the sign-in pages. */
const isFound = (page: string) => !page.startsWith('/auth/');

/** Returns the files for search engines, keyed by path below the build's folder. */
export function siteFiles({ pages, siteUrl, isMock }: SiteFacts): Readonly<Record<string, string>> {
  if (isMock) return { 'robots.txt': 'User-agent: *\nDisallow: /\n' };
  const robots = 'User-agent: *\nAllow: /\n';
  if (siteUrl === null) return { 'robots.txt': robots };
  const urls = pages.filter(isFound).map((page) => `  <url><loc>${pageUrl(siteUrl, page)}</loc></url>`);
  return {
    'robots.txt': `${robots}\nSitemap: ${siteUrl}/sitemap.xml\n`,
    'sitemap.xml': [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
      '',
    ].join('\n'),
  };
}
