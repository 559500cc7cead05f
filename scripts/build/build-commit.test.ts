import { tmpdir } from 'node:os';
import { expect, it, vi } from 'vitest';
import { buildCommit } from './build-commit.ts';

it('buildCommit returns the current commit, or ‘unknown’ with a warning outside a git repository', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(buildCommit()).toMatch(/^[0-9a-f]{12,}(?:-dirty)?$|^unknown$/);
  warn.mockClear();
  expect(buildCommit(tmpdir())).toBe('unknown');
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('No git commit found'));
  warn.mockRestore();
});
