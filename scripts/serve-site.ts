import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { securityHeaders } from './deploy/security-headers.ts';
import { siteNamed } from './sites.ts';

/**
 * Serves a site that was built for the tests as it is deployed: `node scripts/serve-site.ts mock|http`. Files whose
 * names change with what is in them are kept for ever, and any address is the page.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const { name, folder, port, env } = siteNamed(positionals[0] === 'http' ? 'http' : 'mock');
const headers = new Headers(name === 'http' ? securityHeaders(env) : {});

const serveFile = sirv(folder, {
  single: true,
  etag: true,
  setHeaders: (response, path) => {
    response.setHeaders(headers);
    response.setHeader(
      'Cache-Control',
      path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
  },
});

createServer((request, response) => {
  serveFile(request, response, () => {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
  });
}).listen(port, () => console.log(`${folder} is served at http://localhost:${port}`));
