import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/**
 * Serves a build with compression, as a deployment does. Compresses each file once, on its first
 * request.
 *
 * @param rewrite changes the HTML of each page
 */
export async function serveCompressed(
  folder: string,
  port: number,
  rewrite: (html: string) => string,
): Promise<Server> {
  const answers = new Map<string, { type: string; body: Buffer; isCompressed: boolean }>();
  const answerTo = (path: string) => {
    const known = answers.get(path);
    if (known) return known;
    const isFile = (name: string) => existsSync(join(folder, name)) && statSync(join(folder, name)).isFile();
    const file = [path, `${path}/index.html`, 'shell.html'].find(isFile) ?? 'shell.html';
    const type = types[extname(file)];
    const text = readFileSync(join(folder, file));
    const body = extname(file) === '.html' ? Buffer.from(rewrite(text.toString())) : text;
    const answer = {
      type: type ?? 'application/octet-stream',
      body: type ? gzipSync(body) : body,
      isCompressed: type !== undefined,
    };
    answers.set(path, answer);
    return answer;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const { type, body, isCompressed } = answerTo(pathname);
    response.writeHead(200, {
      'content-type': type,
      ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return server;
}
