import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import type { Plugin } from 'vite';
import { fallbackPage } from '../deploy/host-files.ts';
import { securityHeaders } from '../deploy/security-headers.ts';
import type { BuildEnv } from '../deploy/variables.ts';

/**
 * Serves a build as `deploy/nginx/site.conf` does: a prerendered page at its own address, the
 * fallback page at any other address, and an uncached 404 for a missing file. Does not compress
 * responses.
 *
 * @param folder the build's folder
 * @param headers added to every response
 */
export function answerAsDeployed(folder: string, headers: Readonly<Record<string, string>>): RequestHandler {
  const sent = new Headers(headers);
  const options = (cacheControl: string) => ({
    etag: true,
    setHeaders: (response: Parameters<RequestHandler>[1]) => {
      response.setHeaders(sent);
      response.setHeader('Cache-Control', cacheControl);
    },
  });
  const serveAsset = sirv(folder, options('public, max-age=31536000, immutable'));
  const serveFont = sirv(folder, options('public, max-age=2592000'));
  const servePage = sirv(folder, { ...options('no-cache'), single: fallbackPage, ignores: false });
  return (request, response) => {
    const refuse = () => {
      response.setHeaders(sent);
      response.writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end('Not found');
    };
    const { url = '/' } = request;
    const serve = url.startsWith('/assets/') ? serveAsset : url.startsWith('/fonts/') ? serveFont : servePage;
    serve(request, response, refuse);
  };
}

/** Makes `npm run preview` serve a build as a deployment would, with the generated headers. */
export function previewAsDeployed(env: BuildEnv): Plugin {
  return {
    name: 'eduempower:preview-as-deployed',
    configurePreviewServer({ config, middlewares }) {
      const { base, build, root } = config;
      const folder = resolve(root, build.outDir);
      const isMock = existsSync(join(folder, 'mock-worker.js'));
      const headers = securityHeaders({ ...env, VITE_API_MOCKING: isMock ? 'on' : 'off' });
      const answer = answerAsDeployed(folder, headers);
      middlewares.use((request, response, next) => {
        if (!request.url?.startsWith(base)) return next();
        request.url = request.url.slice(base.length - 1);
        answer(request, response);
      });
    },
  };
}
