import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import type { StaticHost } from '../../scripts/deploy/host-files.ts';

/*
 * Simulates static hosts as far as the site depends on them, based on their documentation:
 * https://docs.netlify.com/manage/routing/redirects/overview/,
 * https://docs.netlify.com/manage/routing/headers/,
 * https://developers.cloudflare.com/pages/configuration/serving-pages/, …/redirects/, …/headers/
 * and https://docs.github.com/pages. Throws an error if the site depends on undocumented behavior.
 */

interface Answer {
  readonly status: number;
  /**
   * Path of the file in the served folder, with a leading slash. Null if the host sends its own
   * text.
   */
  readonly file: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

interface Rule {
  readonly path: string;
  readonly to: string;
  readonly status: number;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const REVALIDATED = { 'cache-control': 'public, max-age=0, must-revalidate' };

/** Serves a prepared folder as the host would. By default, uses a free port. */
export async function serveAsHost(
  host: StaticHost,
  folder: string,
  port = 0,
): Promise<{ server: Server; origin: string }> {
  const answer = { netlify, cloudflare, github }[host](folder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const { status, file, headers } = answer(decodeURIComponent(pathname));
    const type = file === null ? 'text/plain' : (types[extname(file)] ?? 'application/octet-stream');
    response.writeHead(status, { 'content-type': type, ...headers });
    response.end(file === null ? 'The host’s own text' : readFileSync(join(folder, file)));
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return { server, origin: `http://localhost:${address.port}` };
}

/**
 * Returns the path of the file that a host serves at an address: the file itself, or a folder's
 * index.html.
 */
function findFile(folder: string, path: string): string | null {
  const isFile = (name: string) => existsSync(join(folder, name)) && statSync(join(folder, name)).isFile();
  const isInstruction = path === '/_headers' || path === '/_redirects';
  return (
    [path, `${path.replace(/\/$/, '')}/index.html`].find((name) => !isInstruction && isFile(name)) ?? null
  );
}

const fits = (pattern: string, path: string) =>
  pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;

function linesOf(folder: string, name: string): string[] {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}

function readRedirects(folder: string): Rule[] {
  return linesOf(folder, '_redirects')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [path = '', to = '', status = '301'] = line.trim().split(/\s+/);
      return { path, to, status: Number(status) };
    });
}

/**
 * Reads `_headers`. Fails if two rules set the same header for one address, because some hosts join
 * the values and others replace them.
 */
function readHeaders(folder: string, limit: { rules: number; line: number }) {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of linesOf(folder, '_headers')) {
    if (line.length > limit.line) throw new Error(`A line of _headers is too long: ${line.slice(0, 80)}…`);
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: {} });
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (rule && name && value) rule.headers[name.toLowerCase()] = value;
    else if (line !== '' && !line.startsWith('/')) throw new Error(`Invalid line in _headers: ${line}`);
  }
  if (rules.length > limit.rules) throw new Error(`_headers has too many rules: ${rules.length}`);
  return (path: string): Record<string, string> => {
    const given: Record<string, string> = {};
    for (const { headers } of rules.filter((rule) => fits(rule.path, path))) {
      for (const [name, value] of Object.entries(headers)) {
        if (name in given) throw new Error(`Two rules in _headers set ${name} for ${path}`);
        given[name] = value;
      }
    }
    return given;
  };
}

/**
 * Simulates Netlify. Files take precedence over rules, and the first matching rule applies. Headers
 * depend on the address, not on the status.
 */
function netlify(folder: string) {
  const redirects = readRedirects(folder);
  const headersOf = readHeaders(folder, { rules: Number.POSITIVE_INFINITY, line: Number.POSITIVE_INFINITY });
  return (path: string): Answer => {
    const headers = { ...REVALIDATED, ...headersOf(path) };
    const file = findFile(folder, path);
    if (file !== null) return { status: 200, file, headers };
    const rule = redirects.find((one) => fits(one.path, path));
    const target = rule ? findFile(folder, rule.to) : null;
    if (rule && target === null) throw new Error(`A rule in _redirects points to a missing file: ${rule.to}`);
    if (rule) return { status: rule.status, file: target, headers };
    return { status: 404, file: findFile(folder, '/404.html'), headers };
  };
}

/**
 * Simulates Cloudflare Pages, which answers an unknown address with the nearest 404.html, or else
 * with the home page.
 */
function cloudflare(folder: string) {
  for (const { path, to, status } of readRedirects(folder)) {
    if (status === 200 && fits(path, to.replace(/(?:index)?\.html$/, ''))) {
      throw new Error(`Infinite loop detected in _redirects: ${path} ${to}`);
    }
    throw new Error('This simulation supports no other redirects');
  }
  const headersOf = readHeaders(folder, { rules: 100, line: 2000 });
  return (path: string): Answer => {
    const file = findFile(folder, path);
    if (file !== null) return { status: 200, file, headers: { ...REVALIDATED, ...headersOf(path) } };
    for (let above = path; above !== ''; ) {
      above = above.slice(0, above.lastIndexOf('/'));
      const missing = findFile(folder, `${above}/404.html`);
      if (missing !== null) return { status: 404, file: missing, headers: headersOf(path) };
    }
    return { status: 200, file: '/index.html', headers: { ...REVALIDATED, ...headersOf(path) } };
  };
}

/**
 * Simulates GitHub Pages, which ignores header files, lets browsers cache everything for ten
 * minutes, and answers an unknown address with 404.html.
 */
function github(folder: string) {
  const headers = { 'cache-control': 'max-age=600' };
  return (path: string): Answer => {
    const file = findFile(folder, path);
    return file === null
      ? { status: 404, file: findFile(folder, '/404.html'), headers }
      : { status: 200, file, headers };
  };
}
