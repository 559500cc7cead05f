import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../npm-run.ts';
import { buildDocument } from './build-document.ts';

/** Where the document lies, from the repository's root. */
export const DOCUMENT_PATH = 'docs/openapi.json';

/** The document as it would be written now. */
export async function documentText(): Promise<string> {
  return `${JSON.stringify(await buildDocument(), null, 2)}\n`;
}

/** The document as it is committed; null when there is none. */
export function committedText(): string | null {
  try {
    return readFileSync(join(root, DOCUMENT_PATH), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes the document where it is committed. */
export function commitText(text: string): void {
  writeFileSync(join(root, DOCUMENT_PATH), text);
}
