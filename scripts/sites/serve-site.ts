import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { securityHeaders } from '../deploy/security-headers.ts';
import { sayPortInUse } from '../port-in-use.ts';
import { answerAsDeployed } from './as-deployed.ts';
import { type Site, siteNamed } from './sites.ts';

/**
 * Serves one of the tests' sites, as a deployment would: `node scripts/sites/serve-site.ts <name>
 * [--port N]`. Serves a site with a base path as a plain static host does: an unknown address gets
 * the site's 404.html with status 404.
 */

const { positionals, values } = parseArgs({ allowPositionals: true, options: { port: { type: 'string' } } });
const { name, folder, base, env, ...site } = siteNamed((positionals[0] ?? 'mock') as Site['name']);
const port = Number(values.port ?? site.port);
const isPlain = base !== '/';
const notFound = isPlain ? readFileSync(join(folder, '404.html')) : 'Not found';
const serveFile = isPlain
  ? sirv(folder, { etag: true })
  : answerAsDeployed(folder, ['http', 'strict'].includes(name) ? securityHeaders(env) : {});

createServer((request, response) => {
  const refuse = () => {
    response.writeHead(404, { 'Content-Type': isPlain ? 'text/html' : 'text/plain' }).end(notFound);
  };
  // Browsers may request /favicon.ico before they have read a page, so every site serves the icon
  // at this path.
  if (request.url === '/favicon.ico') return serveFile(request, response, refuse);
  if (!request.url?.startsWith(base)) return refuse();
  request.url = request.url.slice(base.length - 1);
  serveFile(request, response, refuse);
})
  .on('error', sayPortInUse)
  .listen(port, () => console.log(`${folder} is served at http://localhost:${port}${base}`));
