import { buildSite } from './build-site.ts';
import { sites } from './sites.ts';

/**
 * Builds the sites for the tests, two at a time: `node scripts/sites/build-sites.ts [name…]`. Does
 * nothing if `npm test` has already built them.
 */

const wanted = process.argv.slice(2);
const waiting = sites.filter(
  ({ name }) => process.env.SITES_BUILT === undefined && (wanted.length === 0 || wanted.includes(name)),
);

async function buildNext(): Promise<void> {
  const site = waiting.shift();
  if (site === undefined) return;
  await buildSite(site);
  console.log(`Built ${site.folder}`);
  return buildNext();
}

await Promise.all([buildNext(), buildNext()]);
