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
 * Serves a site built for the tests as it would be deployed: `node scripts/sites/serve-site.ts
 * <name> [--port N]`. The site under a path of its host is served like on a plain static host: an
 * unknown address gets a 404 with the site's own page for it.
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
  // Browsers request an icon from the host before they have read a page, so each host serves one.
  if (request.url === '/favicon.ico') return serveFile(request, response, refuse);
  if (!request.url?.startsWith(base)) return refuse();
  request.url = request.url.slice(base.length - 1);
  serveFile(request, response, refuse);
})
  .on('error', sayPortInUse)
  .listen(port, () => console.log(`${folder} is served at http://localhost:${port}${base}`));
