import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Site } from './sites.ts';

const root = join(import.meta.dirname, '..');
const vite = join(root, 'node_modules/vite/bin/vite.js');

/** Builds a site into its folder. @throws Error where the build fails; it has said why */
export function buildSite({ base, folder, env }: Pick<Site, 'base' | 'folder' | 'env'>): void {
  const { status } = spawnSync(
    process.execPath,
    [vite, 'build', '--base', base, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...env, RECORD_MODULES: 'on' } },
  );
  if (status !== 0) throw new Error(`The build of ${folder} ended with ${status}`);
}
