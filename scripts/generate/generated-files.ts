import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { designTokensText } from '#style-guide/design-tokens.ts';
import { readTokens } from '#style-guide/tokens.ts';
import { root } from '../npm-run.ts';
import { buildDocument } from '../openapi/build-document.ts';
import { missingEntries } from '../openapi/missing-entries.ts';

/** A committed file that is made from the code. */
export interface GeneratedFile {
  /** From the repository's root. */
  readonly path: string;
  /** The file as it would be written now. */
  text(): Promise<string>;
}

export const generatedFiles: readonly GeneratedFile[] = [
  {
    path: 'docs/openapi.json',
    text: async () => `${JSON.stringify(await buildDocument(), null, 2)}\n`,
  },
  {
    path: 'docs/theme.tokens.json',
    text: async () =>
      designTokensText(readTokens(readFileSync(join(root, 'src/shared/theme/tokens.css'), 'utf8'))),
  },
];

/** A file as it is committed; null when there is none. */
export function committedText(path: string): string | null {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

// `npm run generate` writes the files whose text has changed.
if (import.meta.main) {
  const missing = missingEntries();
  if (missing.length > 0) {
    console.error(missing.join('\n'));
    process.exit(1);
  }
  for (const { path, text } of generatedFiles) {
    const now = await text();
    const hasChanged = now !== committedText(path);
    if (hasChanged) writeFileSync(join(root, path), now);
    console.log(`${path} ${hasChanged ? 'is written anew' : 'was up to date'}.`);
  }
}
