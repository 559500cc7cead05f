import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { statesIndexer } from './index-states.ts';

const files = import.meta.glob<{
  readonly default: { readonly title?: string; readonly tags?: readonly string[] };
}>(['../../src/**/*.stories.tsx', '../*/*.stories.tsx'], { eager: true });

const pages = import.meta.glob<string>('../guide/*.mdx', { query: '?raw', import: 'default', eager: true });

it('the pages of the Storybook guide contain no Markdown tables', () => {
  expect(Object.keys(pages).filter((path) => /^\|/m.test(pages[path] ?? ''))).toEqual([]);
});

it('every link in the Storybook guide points to an existing story or docs page', async () => {
  const states = await statesIndexer.createIndex('', { makeTitle: (title) => title ?? '' });
  const targets = new Set([
    ...states.map(({ title = '', exportName }) => `/story/${toId(title, storyNameFromExport(exportName))}`),
    ...Object.values(files).flatMap(({ default: { title = '', tags = [] }, ...own }) => [
      ...(tags.includes('autodocs') ? [`/docs/${toId(title, 'docs')}`] : []),
      ...Object.keys(own).map((name) => `/story/${toId(title, storyNameFromExport(name))}`),
    ]),
    ...Object.values(pages).map(
      (page) => `/docs/${toId(/<Meta title="(.*)"/.exec(page)?.[1] ?? '', 'docs')}`,
    ),
  ]);
  const links = Object.values(pages).flatMap((page) => [...page.matchAll(/\?path=([^)&"]+)/g)]);
  expect(links.length).toBeGreaterThan(3);
  expect(links.map(([, target = '']) => target).filter((target) => !targets.has(target))).toEqual([]);
});
