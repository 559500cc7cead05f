import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { hostInKey, MOCK_PUBLISHABLE_KEY } from '../../mocks/publishable-key.ts';
import { mockServerPort, siteNamed } from '../../scripts/sites/sites.ts';
import { browserArgs, findDesktopBrowser } from '../../scripts/test/find-browser.ts';
import { freezePage } from './bench-load/freeze-page.ts';
import { type Line, measureLoad } from './bench-load/measure.ts';
import { measureAlone } from './bench-load/measure-alone.ts';
import { serveCompressed } from './bench-load/serve-compressed.ts';
import { type LoadFigures, medians } from './bench-load/summary.ts';

/**
 * Prints what the first visit of a public page costs, beside the same page without scripts, which is as fast as its
 * content can be: both in turns in one run, with nothing cached, on a processor that is slowed down four times, in an
 * installed browser where there is one. What is painted when is measured in a visit of its own (`measureAlone`).
 * Figures to read, not a test. `npm run bench:load -- --pages /,/about --runs 5 --width 390` builds the site first;
 * `--line 64,400` emulates a line of 64 kB a second with 400 ms until an answer begins.
 */
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '/,/about,/contact,/help,/scholarship,/crowdfunding' },
    runs: { type: 'string', default: '5' },
    width: { type: 'string', default: '390' },
    line: { type: 'string' },
  },
});
const options = {
  width: Number(values.width),
  line: values.line === undefined ? null : readLine(values.line),
};
const site = siteNamed('http');
const [sitePort, limitPort, signInPort, debuggingPort] = [4191, 4192, 4190, 4193];
const servers = [
  await serveCompressed(site.folder, sitePort, (html) => html),
  await serveCompressed(site.folder, limitPort, freezePage),
];
const api = spawn(process.execPath, ['mocks/server.ts', '--port', String(mockServerPort)], {
  stdio: 'ignore',
});
// Where the sign-in service's script does not come, the page asks for it again and again: it hangs, as on a slow line.
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
try {
  // The first page of a browser pays for the browser.
  await measureLoad(browser, `http://localhost:${limitPort}/`, options);
  for (const path of values.pages.split(',')) await compare(path);
} finally {
  await browser.close();
  api.kill();
  for (const server of [...servers, signInHost]) server.close();
}

async function compare(path: string): Promise<void> {
  const loads: { site: LoadFigures[]; limit: LoadFigures[] } = { site: [], limit: [] };
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const [name, port] of [['limit', limitPort] as const, ['site', sitePort] as const]) {
      const url = `http://localhost:${port}${path}`;
      const followed = await measureLoad(browser, url, options);
      const alone = options.line === null ? await measureAlone(debuggingPort, url, options.width) : {};
      loads[name].push({ ...followed, ...alone });
    }
  }
  const [page, limit] = [medians(loads.site), medians(loads.limit)];
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const kB = (value: number) => `${(value / 1000).toFixed(0)} kB`;
  console.log(
    `\n${path} (${values.runs} runs, ${values.width} px${options.line ? `, ${options.line.rate / 1000} kB/s, ${options.line.latencyMs} ms` : ''})\n` +
      `  LCP ${ms(page.lcp)}, limit ${ms(limit.lcp)}, ratio ${(page.lcp / limit.lcp).toFixed(2)}\n` +
      `  FCP ${ms(page.fcp)}, limit ${ms(limit.fcp)}, ratio ${(page.fcp / limit.fcp).toFixed(2)}\n` +
      `  ${kB(page.firstBytes)} of the site until FCP, limit ${kB(limit.firstBytes)}\n` +
      `  TBT ${ms(page.tbt)}, longest task ${ms(page.longestTask)}\n` +
      `  CLS ${page.cls.toFixed(3)}, limit ${limit.cls.toFixed(3)}\n` +
      `  ${page.requestsUntilReady} requests and ${kB(page.scriptBytesUntilReady)} of scripts until it works, after ${ms(page.ready)}\n` +
      `  ${page.requests} requests and ${kB(page.bytes)} until idle, of them ${page.scripts} scripts with ${kB(page.scriptBytes)}`,
  );
}

/** @throws RangeError where it is not two numbers with a comma between them */
function readLine(text: string): Line {
  const [kilobytes, latencyMs] = text.split(',').map(Number);
  if (!kilobytes || latencyMs === undefined || !(latencyMs >= 0)) {
    throw new RangeError('--line takes kB a second and milliseconds: --line 64,400');
  }
  return { rate: kilobytes * 1000, latencyMs };
}
