import { request as callServer } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';
import sirv from 'sirv';
import { CLERK_HOST } from '#mocks/publishable-key.ts';
import { sayPortInUse } from '../port-in-use.ts';
import { hostedServicesPort, readCertificate } from './hosted-services.ts';
import { mockServerPort } from './sites.ts';

/*
 * The tests' production builds call the mock server and two other hosts: the sign-in service and
 * the host of the campaign pictures. This server stands in for those two. The sign-in service's
 * scripts come from the installed packages, and the mock server answers its API calls.
 *
 * The tests don't intercept requests to the two hosts. While a test intercepts requests, Playwright
 * turns off the browser's cache, and pages take more than twice as much CPU time to load.
 */

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/**
 * Serves the scripts with the headers of the sign-in service. Browsers may cache the scripts for a
 * year, because each script's URL contains its version.
 */
const serveScript = sirv(join(import.meta.dirname, '../../node_modules/@clerk'), {
  maxAge: 31_536_000,
  immutable: true,
  setHeaders: (response) => response.setHeader('access-control-allow-origin', '*'),
});

const certificate = await readCertificate();
createServer({ cert: certificate, key: certificate }, (incoming, outgoing) => {
  const { method, url = '/', headers } = incoming;
  if (headers.host !== CLERK_HOST) {
    outgoing.writeHead(200, { 'content-type': 'image/svg+xml' }).end(PICTURE);
    return;
  }
  const script = /^\/npm\/@clerk\/([\w-]+)@[^/]+(\/.+)$/.exec(url);
  if (script) {
    incoming.url = `/${script[1]}${script[2]}`;
    serveScript(incoming, outgoing);
    return;
  }
  const call = callServer({ port: mockServerPort, path: `/__clerk${url}`, method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  // If the mock server drops the connection to simulate a network failure, drops the browser's
  // connection, too.
  call.once('error', () => outgoing.destroy());
  incoming.pipe(call);
})
  .on('error', sayPortInUse)
  .listen(hostedServicesPort, '127.0.0.1', () =>
    console.log(`The hosted services run on port ${hostedServicesPort}`),
  );
