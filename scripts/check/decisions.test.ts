import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../npm-run.ts';

const files = globSync('docs/decisions/*.md', { cwd: root }).sort();

it('decisions are numbered without holes', () => {
  expect(files.map((file) => basename(file).slice(0, 4))).toEqual(
    files.map((_, index) => String(index + 1).padStart(4, '0')),
  );
});

it.each(files)('%s has a status, a date, a context, a decision and consequences', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const number = Number(basename(file).slice(0, 4));
  expect(text).toMatch(
    new RegExp(`^# ${number}\\. .+\n\n(Accepted|Replaced by \\d+), \\d{4}-\\d{2}-\\d{2}\\.`),
  );
  expect(text.match(/^## (?:Context|Decision|Consequences)$/gm)).toEqual([
    '## Context',
    '## Decision',
    '## Consequences',
  ]);
});

it('a link to a decision leads to one', () => {
  const texts = [...files, ...globSync('docs/*.md', { cwd: root }), 'CONTRIBUTING.md', 'README.md'];
  const names = new Set(files.map((file) => basename(file)));
  const broken = texts.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\d{4}-[a-z0-9-]+\.md/g)]
      .map(([name]) => name)
      .filter((name) => !names.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(broken).toEqual([]);
});
