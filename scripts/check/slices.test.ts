import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../npm-run.ts';

it('the linter’s list of part folders contains exactly the slices’ subfolders that have no page', () => {
  const config = readFileSync(join(root, '.oxlintrc.json'), 'utf8');
  const parts = /"src\/features\/\*\/\{(.+?)\}"/.exec(config)?.[1]?.split(',');
  const foldersOf = (files: string) =>
    new Set(globSync(`src/features/*/*/${files}`, { cwd: root }).map(dirname));
  const withPage = foldersOf('*-page.tsx');
  const withoutPage = [...foldersOf('*.ts*')].filter((folder) => !withPage.has(folder));
  expect([...new Set(withoutPage.map((folder) => basename(folder)))].sort()).toEqual(parts);
});

/** Patterns for files of the slices, each with the file that must import every match. */
const registers = [
  ['src/contract/errors/*.ts', 'src/contract/error-catalogue.ts'],
  ['src/features/*/*.routes.ts', 'src/app/routes.ts'],
] as const;

it.each(registers)('every file that matches %s is imported by %s', (files, register) => {
  const text = readFileSync(join(root, register), 'utf8');
  const missing = globSync(files, { cwd: root }).filter((file) => !text.includes(`/${basename(file)}'`));
  expect(missing, `Add these files to ${register}`).toEqual([]);
});
