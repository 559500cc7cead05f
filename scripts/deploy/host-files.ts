import { securityHeaders } from './security-headers.ts';
import type { BuildEnv } from './variables.ts';

/**
 * The static hosts that `npm run deploy:for` supports. nginx has its own configuration in
 * `deploy/nginx`.
 */
export const staticHosts = ['netlify', 'cloudflare', 'github'] as const;
export type StaticHost = (typeof staticHosts)[number];

/**
 * The page without prerendered content. Hosts serve it for every address that is neither a file nor
 * a folder with its own page. `deploy/nginx/site.conf` repeats the name.
 */
export const fallbackPage = 'shell.html';

/** The path and size of a file that the build has written. */
export interface BuiltFile {
  /** Path below the build's folder, with forward slashes. */
  readonly path: string;
  /** Size in bytes. */
  readonly size: number;
}

/** Folders in which a missing file gets a 404 instead of the fallback page. */
const fileFolders = ['assets', 'fonts'] as const;

/** The page for a missing file in one of the `fileFolders`. */
const missingFilePage = '<!doctype html>\n<html lang="en"><title>Not found</title><p>Not found</p></html>\n';

/**
 * Cloudflare reads at most 100 rules in `_headers`. One of them sets the security headers for every
 * address, so 99 remain for files.
 */
const CLOUDFLARE_RULES = 100;

/**
 * Returns the files that configure a static host, keyed by path below the build's folder. A build
 * can have the files of only one host, because each host handles unknown addresses in its own way
 * and misreads another host's files.
 *
 * @param files the build's files, including `fallbackPage`
 * @param readPage returns the HTML of a page in the build
 */
export function hostFiles(
  host: StaticHost,
  env: BuildEnv,
  files: readonly BuiltFile[],
  readPage: (path: string) => string,
): Readonly<Record<string, string>> {
  const missingFilePages = Object.fromEntries(
    fileFolders.map((folder) => [`${folder}/404.html`, missingFilePage]),
  );
  switch (host) {
    case 'netlify':
      return {
        ...missingFilePages,
        _headers: headersFile(env, files),
        // The first matching rule applies. No rule overrides an existing file.
        _redirects: [
          ...fileFolders.map((folder) => `/${folder}/* /${folder}/404.html 404`),
          `/* /${fallbackPage} 200`,
          '',
        ].join('\n'),
      };
    case 'cloudflare':
      // Without a 404.html at the root, Cloudflare serves the home page for every unknown address,
      // and `public/before-paint.js` hides that page's content. A `_redirects` file would take
      // precedence over every other file. For a missing file in a folder with its own 404.html,
      // Cloudflare serves that 404.html.
      return { ...missingFilePages, _headers: headersFile(env, files, CLOUDFLARE_RULES) };
    case 'github':
      return { '404.html': readPage(fallbackPage) };
  }
}

/**
 * Returns the text of `_headers`, which names each file that browsers may cache. A rule for a whole
 * folder would also match missing files, because hosts match addresses and ignore the status. A
 * browser that received a 404 during a deployment would then cache the 404 for a year. Browsers
 * revalidate all other files each time, because that is these hosts' default (`max-age=0,
 * must-revalidate`).
 *
 * @param limit the maximum number of rules that the host reads. The largest files get a rule first.
 */
export function headersFile(
  env: BuildEnv,
  files: readonly BuiltFile[],
  limit = Number.POSITIVE_INFINITY,
): string {
  const section = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const kept = files
    .flatMap(({ path, size }) => {
      const cacheControl = cacheControlFor(path);
      return cacheControl === null ? [] : [{ path, size, cacheControl }];
    })
    .sort((one, other) => other.size - one.size || one.path.localeCompare(other.path))
    .slice(0, limit - 1);
  return `${[
    section('/*', securityHeaders(env)),
    ...kept.map(({ path, cacheControl }) => section(`/${path}`, { 'Cache-Control': cacheControl })),
  ].join('\n\n')}\n`;
}

/**
 * Returns the Cache-Control header for a file, or null if browsers must revalidate the file. Files
 * with a hash in their name never change. Fonts keep their name but rarely change.
 */
function cacheControlFor(path: string): string | null {
  if (/^assets\/[^/]+-[\w-]{8}\.\w+$/.test(path)) return 'public, max-age=31536000, immutable';
  if (/^fonts\/[^/]+\.woff2$/.test(path)) return 'public, max-age=2592000';
  return null;
}
