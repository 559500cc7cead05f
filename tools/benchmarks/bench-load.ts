import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { hostInKey, MOCK_PUBLISHABLE_KEY } from '../../mocks/publishable-key.ts';
import { buildSite } from '../../scripts/sites/build-site.ts';
import { mockServerPort, siteNamed } from '../../scripts/sites/sites.ts';
import { browserArgs, findDesktopBrowser } from '../../scripts/test/find-browser.ts';
import { freezePage } from './bench-load/freeze-page.ts';
import { type Line, measureLoad } from './bench-load/measure.ts';
import { serveCompressed } from './bench-load/serve-compressed.ts';
import { type LoadFigures, medians, report } from './bench-load/summary.ts';

/**
 * Prints the cost of the first visit to each public page. Each run also loads the same page without
 * scripts, to show the earliest moment at which its content could appear. Both loads start with an
 * empty cache and slow the processor down by a factor of four. They use an installed browser if the
 * machine has one, and otherwise the browser of the tests. No test checks the figures. See the
 * README for the commands.
 */

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '/,/about,/contact,/help,/scholarship,/crowdfunding' },
    runs: { type: 'string', default: '5' },
    width: { type: 'string', default: '390' },
    line: { type: 'string' },
    dist: { type: 'string' },
  },
});
const runs = Number(values.runs);
const line = values.line === undefined ? null : readLine(values.line);
const folders = values.dist?.split(',') ?? [siteNamed('http').folder];
const unbuilt = folders.find((folder) => !existsSync(join(folder, 'shell.html')));
if (values.dist === undefined) {
  console.log('Building the site …');
  await buildSite(siteNamed('http'));
} else if (unbuilt !== undefined) {
  console.error(
    `${unbuilt} contains no build. Run "node scripts/sites/build-sites.ts http", which writes one to .tmp/dist-http.`,
  );
  process.exit(1);
}

const [signInPort, debuggingPort, firstPort] = [4190, 4193, 4194];
/** The longest time that a desktop browser needs for its own startup work, in milliseconds. */
const BROWSER_STARTS_MS = 4000;

const builds = await Promise.all(
  folders.map(async (folder, index) => {
    const [sitePort, limitPort] = [firstPort + 2 * index, firstPort + 2 * index + 1];
    const servers = [
      await serveCompressed(folder, sitePort, (html) => html),
      await serveCompressed(folder, limitPort, freezePage),
    ];
    return { folder, sitePort, limitPort, servers };
  }),
);
const api = spawn(process.execPath, ['mocks/server.ts', '--port', String(mockServerPort)], {
  stdio: 'ignore',
});
// Accepts connections to the sign-in service but never responds, as if the connection were slow. If
// the request for the sign-in script failed instead, the page would repeat the request over and
// over.
const signInHost = createServer().listen(signInPort);
const executablePath = await findDesktopBrowser();
const browser = await chromium.launch({
  executablePath,
  args: [
    ...browserArgs,
    `--remote-debugging-port=${debuggingPort}`,
    `--host-resolver-rules=MAP ${hostInKey(MOCK_PUBLISHABLE_KEY)} 127.0.0.1:${signInPort}`,
  ],
});
console.log(`${executablePath} ${browser.version()}`);
const measure = (port: number, path: string) =>
  measureLoad(`http://localhost:${port}${path}`, { port: debuggingPort, width: Number(values.width), line });
try {
  await wait(BROWSER_STARTS_MS);
  // Does not count the first load, because it includes the browser's own startup work.
  await measure(firstPort + 1, '/');
  for (const path of values.pages.split(',')) await compare(path);
} finally {
  await browser.close();
  api.kill();
  for (const server of [...builds.flatMap(({ servers }) => servers), signInHost]) server.close();
}

/** Measures a page, alternating between the builds. Prints each run and the medians. */
async function compare(path: string): Promise<void> {
  const lineWords = line ? `, ${line.rate / 1000} kB/s, ${line.latencyMs} ms` : '';
  console.log(`\n${path} (${runs} runs, ${values.width} px${lineWords})`);
  const loads = builds.map((build) => ({ ...build, site: [] as LoadFigures[], limit: [] as LoadFigures[] }));
  for (let run = 1; run <= runs; run += 1) {
    for (const build of loads) {
      build.limit.push(await measure(build.limitPort, path));
      build.site.push(await measure(build.sitePort, path));
    }
    const last = loads.map(
      ({ site, limit }) => `${site.at(-1)?.lcp.toFixed(0)}/${limit.at(-1)?.lcp.toFixed(0)}`,
    );
    console.log(`  run ${run} of ${runs}: LCP ${last.join(', ')} ms`);
  }
  for (const { folder, site, limit } of loads) {
    const lines = report(medians(site), medians(limit)).split('\n');
    console.log([folder, ...lines.map((text) => `  ${text}`)].map((text) => `  ${text}`).join('\n'));
  }
}

/**
 * Parses the `--line` option.
 *
 * @throws RangeError unless the text is two numbers separated by a comma
 */
function readLine(text: string): Line {
  const [kilobytes, latencyMs] = text.split(',').map(Number);
  if (!kilobytes || latencyMs === undefined || !(latencyMs >= 0)) {
    throw new RangeError('--line needs kB per second and milliseconds, such as --line 64,400');
  }
  return { rate: kilobytes * 1000, latencyMs };
}
