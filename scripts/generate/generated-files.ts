import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';
import { designTokensText } from '#style-guide/design-tokens.ts';
import { readTokens } from '#style-guide/tokens.ts';
import { routeGeneration } from '../../route-generation.ts';
import { root } from '../npm-run.ts';

/** A committed file that is generated from the code. */
export interface GeneratedFile {
  /** Path from the repository's root. */
  readonly path: string;
  /** Generates the current text of the file. */
  text(): Promise<string>;
}

export const generatedFiles: readonly GeneratedFile[] = [
  {
    path: 'docs/openapi.json',
    text: async () => {
      const { buildDocument } = await import('../openapi/build-document.ts');
      return `${JSON.stringify(await buildDocument(), null, 2)}\n`;
    },
  },
  {
    path: 'docs/theme.tokens.json',
    text: async () =>
      designTokensText(readTokens(readFileSync(join(root, 'src/shared/theme/tokens.css'), 'utf8'))),
  },
];

/** The configuration for generating the route tree without Vite. */
export const routerConfig = getConfig(
  { ...routeGeneration, target: 'react', autoCodeSplitting: true, disableLogging: true },
  root,
);

/** Returns the committed text of a file, or null if the file does not exist. */
export function committedText(path: string): string | null {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Returns one sentence for each entry that a registry lacks. */
async function findMissingEntries(): Promise<readonly string[]> {
  try {
    const { missingEntries } = await import('../openapi/missing-entries.ts');
    return missingEntries();
  } catch (error) {
    // If an error id has no entry, the mock's modules throw a RangeError while they load.
    if (error instanceof RangeError) return [error.message];
    throw error;
  }
}

// `npm run generate` writes the files whose text has changed.
if (import.meta.main) {
  const missing = await findMissingEntries();
  if (missing.length > 0) {
    console.error(missing.join('\n'));
    process.exit(1);
  }
  const report = (path: string, hasChanged: boolean) =>
    console.log(`${path} ${hasChanged ? 'was updated' : 'is up to date'}.`);
  for (const { path, text } of generatedFiles) {
    const now = await text();
    const hasChanged = now !== committedText(path);
    if (hasChanged) writeFileSync(join(root, path), now);
    report(path, hasChanged);
  }
  const tree = normalize(routeGeneration.generatedRouteTree);
  const before = committedText(tree);
  await new Generator({ root, config: routerConfig }).run();
  report(tree, committedText(tree) !== before);
}
