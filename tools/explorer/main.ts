import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { root } from '../../scripts/npm-run.ts';
import { browserArgs, findBrowser } from '../../scripts/test/find-browser.ts';
import { walk } from './walk.ts';

/**
 * Walks through the built site with its mock at random, until the time is over: links, buttons, forms, reloads, Back, a
 * second tab, and bad networks. `npm start -w tools/explorer -- --seed 7 --minutes 4`. Each walk has a seed of its own;
 * `--seed N --walks 1` repeats one. Exits with 1 where something was found.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '4' },
    walks: { type: 'string' },
    port: { type: 'string', default: '4183' },
  },
});
const first = Number(values.seed);
const most = values.walks === undefined ? Number.POSITIVE_INFINITY : Number(values.walks);
const until = Date.now() + Number(values.minutes) * 60_000;

const server = spawn(process.execPath, ['scripts/sites/serve-site.ts', 'mock', '--port', values.port], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(server.stdout, 'data');
const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArgs] });
const site = `http://localhost:${values.port}`;
let walks = 0;
let found = 0;
try {
  for (; walks < most && Date.now() < until; walks += 1) {
    const find = await walk(browser, site, first + walks);
    if (find === null) continue;
    found += 1;
    console.log(`\n✗ seed ${find.seed}: ${find.problem}\n  ${site}${find.link}`);
    for (const step of find.steps) console.log(`    ${step}`);
  }
} finally {
  await browser.close();
  server.kill();
}
console.log(`\n${walks} walks from seed ${first}, ${found} with a find.`);
if (found > 0) process.exitCode = 1;
