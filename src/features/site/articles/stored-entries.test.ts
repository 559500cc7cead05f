import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownEntries, plainEntries } from './stored-entries.ts';

const root = join(import.meta.dirname, '../../../..');

/** The source files that run in the browser. */
const sources = ['src', 'public/splash'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|tsx|js)$/.test(file) && !/\.(?:test|stories|gen)\.|test-kit/.test(file))
    .filter((file) => !file.endsWith('stored-entries.ts'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8')),
);
const code = sources.join('\n');

/** Finds the storage keys that the code writes. */
function writtenKeys(): string[] {
  return [
    // Skips the names of broadcast channels, which store nothing.
    ...code.matchAll(/(?<!\bNAME = )'(eduempower\.[\w-]+)'/g),
    ...code.matchAll(/\b(?:\w+_)?KEY = '([^']+)'/g),
    ...code.matchAll(/\b(?:local|session)Storage\.setItem\(\s*'([^']+)'/g),
    ...code.matchAll(/persistedValue\(\{\s*key: '([^']+)'/g),
  ].map(([, key = '']) => key);
}

const listIn = 'src/features/site/articles/stored-entries.ts';

describe('[ROUTE-04] entries on the Cookies page', () => {
  it.each([...new Set(writtenKeys())])('the Cookies page has an entry for the stored key %s', (key) => {
    expect(Object.keys(plainEntries), `Add '${key}' to plainEntries in ${listIn}`).toContain(key);
  });

  it.each(Object.keys(plainEntries).filter((key) => !key.startsWith('tsr-')))(
    'the Cookies page lists the key %s, and the code still writes it',
    (key) => {
      expect(writtenKeys(), `Nothing writes '${key}' any more: remove it from ${listIn}`).toContain(key);
    },
  );

  it.each(Object.keys(ownEntries))(
    'the Cookies page lists the key name %s, and the code still uses it',
    (name) => {
      expect(code, `Nothing writes '${name}' any more: remove it from ${listIn}`).toMatch(
        new RegExp(`(?:ownKey\\([^)]*|name: )'${name}'`),
      );
    },
  );
});
