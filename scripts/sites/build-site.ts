import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Site } from './sites.ts';

const root = join(import.meta.dirname, '../..');
const vite = join(root, 'node_modules/vite/bin/vite.js');

/**
 * Builds a site into its folder.
 *
 * @throws Error if the build fails. The build itself prints the reason.
 */
export async function buildSite({ base, folder, env }: Pick<Site, 'base' | 'folder' | 'env'>): Promise<void> {
  const build = spawn(
    process.execPath,
    [vite, 'build', '--base', base, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...env, RECORD_MODULES: 'on' } },
  );
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error(`The build of ${folder} failed with exit code ${code}`);
}
