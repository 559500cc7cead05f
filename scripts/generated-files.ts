import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { designTokensText } from '#style-guide/design-tokens.ts';
import { readTokens } from '#style-guide/tokens.ts';
import { accessibilityText } from './accessibility/document.ts';
import { buildDocument } from './contract/openapi/build-document.ts';
import { root } from './npm-run.ts';

/** A committed file that is made from the code. */
export interface GeneratedFile {
  /** From the repository's root. */
  readonly path: string;
  /** What writes it: `npm run <script>`. */
  readonly script: string;
  /** The file as it would be written now. */
  text(): Promise<string>;
}

export const generatedFiles: readonly GeneratedFile[] = [
  {
    path: 'docs/openapi.json',
    script: 'contract:openapi',
    text: async () => `${JSON.stringify(await buildDocument(), null, 2)}\n`,
  },
  {
    path: 'docs/theme.tokens.json',
    script: 'tokens',
    text: async () =>
      designTokensText(readTokens(readFileSync(join(root, 'src/shared/theme/tokens.css'), 'utf8'))),
  },
  {
    path: 'docs/accessibility.md',
    script: 'accessibility',
    text: async () => accessibilityText(),
  },
];

/** A file as it is committed; null when there is none. */
export function committedText(path: string): string | null {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

// `node scripts/generated-files.ts tokens` writes the file of `npm run tokens`, where its text has changed.
if (import.meta.main) {
  const file = generatedFiles.find(({ script }) => script === process.argv[2]);
  if (file === undefined) throw new Error(`No generated file is called ${process.argv[2]}`);
  const now = await file.text();
  const hasChanged = now !== committedText(file.path);
  if (hasChanged) writeFileSync(join(root, file.path), now);
  console.log(`${file.path} ${hasChanged ? 'is written anew' : 'was up to date'}.`);
}
