import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { sites } from './sites.ts';

/**
 * Builds every site that the tests look at: `node scripts/build-sites.ts [name…]`.
 */
const wanted = process.argv.slice(2);
const root = join(import.meta.dirname, '..');
const vite = join(root, 'node_modules/vite/bin/vite.js');

for (const site of sites) {
  if (wanted.length > 0 && !wanted.includes(site.name)) continue;
  const { status } = spawnSync(
    process.execPath,
    [vite, 'build', '--base', site.base, '--outDir', site.folder, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...site.env, RECORD_MODULES: 'on' } },
  );
  if (status !== 0) process.exit(status ?? 1);
  console.log(`Built ${site.folder}`);
}
