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

export const openApiFile: GeneratedFile = {
  path: 'docs/openapi.json',
  script: 'contract:openapi',
  text: async () => `${JSON.stringify(await buildDocument(), null, 2)}\n`,
};

export const tokensFile: GeneratedFile = {
  path: 'docs/theme.tokens.json',
  script: 'tokens',
  text: async () =>
    designTokensText(readTokens(readFileSync(join(root, 'src/shared/theme/tokens.css'), 'utf8'))),
};

export const accessibilityFile: GeneratedFile = {
  path: 'docs/accessibility.md',
  script: 'accessibility',
  text: async () => accessibilityText(),
};

export const generatedFiles: readonly GeneratedFile[] = [openApiFile, tokensFile, accessibilityFile];

/** A file as it is committed; null when there is none. */
export function committedText(path: string): string | null {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Writes a file where its text has changed, and says so. */
export async function bringUpToDate({ path, text }: GeneratedFile): Promise<void> {
  const now = await text();
  const hasChanged = now !== committedText(path);
  if (hasChanged) writeFileSync(join(root, path), now);
  console.log(`${path} ${hasChanged ? 'is written anew' : 'was up to date'}.`);
}
