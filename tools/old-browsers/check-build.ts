import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import decided from './decided.json' with { type: 'json' };
import { findNewerInScript } from './scripts.ts';
import { findNewerInStyles } from './styles.ts';

/** Features of a build that an oldest browser lacks, without a decision; and decisions that no longer apply. */
export function newerInBuild(folder: string): readonly string[] {
  const usesOf = (kind: string, find: (file: string, text: string) => ReadonlySet<string>) => {
    const uses = new Map<string, string>();
    for (const file of globSync(`**/*.${kind}`, { cwd: folder })) {
      for (const use of find(file, readFileSync(join(folder, file), 'utf8'))) uses.set(use, file);
    }
    return uses;
  };
  return [
    ...compare(decided.scripts, usesOf('js', findNewerInScript)),
    ...compare(
      decided.styles,
      usesOf('css', (_, text) => findNewerInStyles(text)),
    ),
  ];
}

function compare(known: object, uses: ReadonlyMap<string, string>): readonly string[] {
  const undecided = [...uses].filter(([use]) => !Object.hasOwn(known, use));
  const idle = Object.keys(known).filter((use) => !uses.has(use));
  return [
    ...undecided.map(
      ([use, file]) =>
        `${file} uses ${use}, which is newer than the oldest browsers (tools/old-browsers/decided.json)`,
    ),
    ...idle.map((use) => `tools/old-browsers/decided.json decides on ${use}, which is not used`),
  ];
}
