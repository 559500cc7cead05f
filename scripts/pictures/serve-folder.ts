import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';

/** A static host with nothing behind it. */
export interface StaticHost {
  /** Where the folder begins, with the slash at the end. */
  readonly url: string;
  /** What was asked for and is not there, as paths: also everything beside the base. */
  readonly missing: ReadonlySet<string>;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves a folder below a base path (`/storybook/`), on a free port. */
export async function serveFolder(folder: string, base: string): Promise<StaticHost> {
  const missing = new Set<string>();
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = fileOf(folder, base, path);
    const body = file === null ? null : await readFile(file).catch(() => null);
    if (file === null || body === null) {
      missing.add(path);
      response.writeHead(404).end();
      return;
    }
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' });
    // A picture has to have its own face from the first moment on, however slow the machine is.
    response.end(type.startsWith('text/css') ? withoutFallbackFonts(body.toString()) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    missing,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The file for a path, or null for one beside the base or outside of the folder. */
function fileOf(folder: string, base: string, path: string): string | null {
  if (!path.startsWith(base)) return null;
  const file = normalize(join(folder, path.slice(base.length) || 'index.html'));
  return file.startsWith(normalize(folder) + sep) ? file : null;
}

const withoutFallbackFonts = (css: string) => css.replace(/font-display:\s*optional/g, 'font-display:block');
