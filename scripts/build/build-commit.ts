import { spawnSync } from 'node:child_process';

/**
 * Returns the current commit, with `-dirty` appended if tracked files have uncommitted changes.
 * Outside a git repository, warns and returns `unknown`.
 */
export function buildCommit(folder: string = process.cwd()): string {
  const { stdout, error } = spawnSync(
    'git',
    ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  const commit = error ? '' : stdout.trim();
  if (commit !== '') return commit;
  console.warn('No git commit found. Results exported from the mock panel will say ‘unknown’.');
  return 'unknown';
}
