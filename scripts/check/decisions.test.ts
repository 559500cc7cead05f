import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../npm-run.ts';

const files = globSync('docs/decisions/*.md', { cwd: root }).sort();
const numbers = files.map((file) => Number(basename(file).slice(0, 4)));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('the repository has at most 25 decision records, each with a unique number', () => {
  expect(files.length).toBeLessThanOrEqual(25);
  expect(numbers).toEqual([...new Set(numbers)]);
});

it.each(files)(
  '%s has a status, a date, a context, a decision and consequences, in at most 260 words',
  (file) => {
    const text = read(file);
    const number = Number(basename(file).slice(0, 4));
    expect(text).toMatch(
      new RegExp(
        `^# ${number}\\. .+\n\nAccepted, \\d{4}-\\d{2}-\\d{2}\\.( Revised, \\d{4}-\\d{2}-\\d{2}\\.)?\n`,
      ),
    );
    expect(text.match(/^## .+$/gm)).toEqual(['## Context', '## Decision', '## Consequences']);
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(260);
  },
);

it('every decision record cited in a document or comment exists', () => {
  const names = new Set(files.map((file) => basename(file)));
  const sources = globSync(
    ['*.md', 'docs/**/*.md', '*.ts', '{src,mocks,e2e,scripts,tools}/**/*.{md,ts,tsx,mjs,js}'],
    { cwd: root, exclude: ['**/node_modules/**'] },
  );
  const missing = sources.flatMap((source) => {
    const text = read(source);
    const linked = [...text.matchAll(/\d{4}-[a-z0-9-]+\.md/g)].map(([name]) => name);
    const numbered = [...text.matchAll(/\bdecisions? \[?(\d+)(?: and \[?(\d+))?/g)].flatMap(([, ...found]) =>
      found.filter((number) => number !== undefined),
    );
    return [
      ...linked.filter((name) => !names.has(name)),
      ...numbered.filter((number) => !numbers.includes(Number(number))),
    ].map((found) => `${source}: ${found}`);
  });
  expect(missing).toEqual([]);
});
