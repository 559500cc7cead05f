import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import decided from './decided.json' with { type: 'json' };
import { findNewerInScript } from './scripts.ts';
import { findNewerInStyles } from './styles.ts';

/**
 * Returns the problems in a build: features that are missing both from `decided.json` and from at
 * least one of the oldest browsers, and features in `decided.json` that the build no longer uses.
 */
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
        `${file} uses ${use}, which one of the oldest browsers lacks. Replace it, or record it in tools/old-browsers/decided.json.`,
    ),
    ...idle.map((use) => `The build no longer uses ${use}. Remove it from tools/old-browsers/decided.json.`),
  ];
}
