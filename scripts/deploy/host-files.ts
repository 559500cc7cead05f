import { securityHeaders } from './security-headers.ts';
import type { BuildEnv } from './variables.ts';

/** The static hosts that a build can be prepared for; nginx has its own configuration in `deploy/nginx`. */
export const staticHosts = ['netlify', 'cloudflare', 'github'] as const;
export type StaticHost = (typeof staticHosts)[number];

/**
 * The page without content: it answers every address that is neither a file nor a folder with its own page.
 * `deploy/nginx/site.conf` names it, too.
 */
export const fallbackPage = 'shell.html';

/** A file of the build. */
export interface BuiltFile {
  /** Path below the build's folder, with forward slashes. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}

/** Folders in which an address that isn't a file gets a 404 and never a page. */
const fileFolders = ['assets', 'fonts'] as const;

/** The host's answer in place of such a file. */
const missingFilePage = '<!doctype html>\n<html lang="en"><title>Not found</title><p>Not found</p></html>\n';

/** Cloudflare reads at most 100 rules; one is for every address. */
const CLOUDFLARE_RULES = 100;

/**
 * What a static host reads beside the site, by path below the build's folder. The hosts exclude each other: each has
 * its own way to answer an unknown address, and takes offence at another's.
 *
 * @param files the build, with `fallbackPage`
 * @param readPage gives the text of a page of the build
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
        // The first rule that fits answers, and no rule overrides a file that is there.
        _redirects: [
          ...fileFolders.map((folder) => `/${folder}/* /${folder}/404.html 404`),
          `/* /${fallbackPage} 200`,
          '',
        ].join('\n'),
      };
    case 'cloudflare':
      // Without a 404.html at the root, every unknown address is answered with the root's page, which hides what it
      // says at an address that is not its own (`public/before-paint.js`). A `_redirects` would answer before every file.
      // The nearest 404.html answers below a folder that has one.
      return { ...missingFilePages, _headers: headersFile(env, files, CLOUDFLARE_RULES) };
    case 'github':
      return { '404.html': readPage(fallbackPage) };
  }
}

/**
 * Names each file that browsers may cache. A rule for a whole folder would reach what is missing there, too, because
 * hosts match addresses and know no status: a visitor's browser would cache the 404 of a deployment under way for a year.
 * What no rule names is asked for each time, which is these hosts' default (`max-age=0, must-revalidate`).
 *
 * @param limit how many rules the host reads; the largest files come first
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

/** A file whose name holds its hash never changes; a font keeps its name, and changes seldom. */
function cacheControlFor(path: string): string | null {
  if (/^assets\/[^/]+-[\w-]{8}\.\w+$/.test(path)) return 'public, max-age=31536000, immutable';
  if (/^fonts\/[^/]+\.woff2$/.test(path)) return 'public, max-age=2592000';
  return null;
}
