import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** The root folder of the repository. */
export const root = join(import.meta.dirname, '..');

/**
 * Runs a package.json script with its arguments, such as `check types`. Shows its output and
 * returns its exit code.
 */
export function npmRun(script: string, env: Readonly<Record<string, string>> = {}): Promise<number> {
  const npm = process.env.npm_execpath;
  if (npm === undefined) throw new Error('Run this through npm.');
  const child = spawn(process.execPath, [npm, 'run', '--silent', ...script.split(' ')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
