import { spawnSync } from 'node:child_process';

/** The commit that a build is made from, with `-dirty` after it if files have changed since. */
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
  console.warn('git names no commit here: results that the mock panel exports say ‘unknown’.');
  return 'unknown';
}
