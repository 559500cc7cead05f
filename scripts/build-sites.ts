import { buildSite } from './build-site.ts';
import { sites } from './sites.ts';

/**
 * Builds every site that the tests look at: `node scripts/build-sites.ts [name…]`.
 */
const wanted = process.argv.slice(2);

for (const site of sites) {
  if (wanted.length > 0 && !wanted.includes(site.name)) continue;
  buildSite(site);
  console.log(`Built ${site.folder}`);
}
