import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { incomparable, judge } from './acceptance.ts';
import { hashesOf, readAccepted, thisMachine } from './accepted-file.ts';
import { albums, takeAlbum } from './take-album.ts';

/**
 * Fails on a picture that differs from the accepted one: `npm run pictures:check -- [--no-build]`. Exits with 2 where
 * this machine cannot tell.
 */
const { values } = parseArgs({ options: { build: { type: 'boolean', default: true } }, allowNegative: true });

process.exitCode = await check();

async function check(): Promise<number> {
  const accepted = readAccepted();
  if (accepted === null) {
    console.error('No pictures are accepted yet: npm run pictures:review');
    return 2;
  }
  const obstacle = incomparable(accepted.machine, await thisMachine());
  if (obstacle !== null) {
    console.error(`Not comparable on this machine: ${obstacle}.`);
    return 2;
  }
  const folder = join(albums, 'latest');
  const problems = await takeAlbum(folder, { builds: values.build, isWanted: () => true });
  const { changed, added, gone, same } = judge(accepted.hashes, hashesOf(folder));
  for (const problem of problems) console.error(`✗ ${problem}`);
  for (const [word, keys] of Object.entries({ changed, new: added, gone })) {
    for (const key of keys) console.error(`✗ ${key} is ${word}`);
  }
  console.log(`${changed.length} changed, ${added.length} new, ${gone.length} gone, ${same} the same.`);
  const differs = changed.length + added.length + gone.length > 0;
  if (differs) console.log('Look at them and accept what is meant: npm run pictures:review -- --no-build');
  return differs || problems.length > 0 ? 1 : 0;
}
