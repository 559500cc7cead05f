import { root } from '../npm-run.ts';
import { newerInSources } from './sources.ts';

/** Fails on what the site's own code uses and one of the oldest browsers does not have, unless it is guarded. */
const { findings, idle } = newerInSources(root);
for (const { file, line, api } of findings) console.error(`✗ ${file}:${line} uses ${api}`);
for (const { file, api } of idle)
  console.error(`✗ ${file} no longer uses ${api}: take it off the list of guarded uses`);
if (findings.length + idle.length > 0) {
  console.error('The oldest browsers that the site works in are named by "browserslist" in package.json.');
  process.exitCode = 1;
} else console.log('The code uses nothing unguarded that is newer than the oldest browsers.');
