import { describe, expect, test } from 'vitest';
import { filesWithModules, firstLoad, type Manifest } from './bundle.ts';

const manifest: Manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_react.js'], css: ['index.css'] },
  '_react.js': { file: 'react.js' },
  '_card.js': { file: 'card.js', imports: ['_react.js'], css: ['card.css'] },
  'list.tsx?tsr-split=component': { file: 'list.js', imports: ['index.html', '_card.js'], css: ['list.css'] },
  'list.tsx?tsr-split=errorComponent': { file: 'list-error.js' },
  'src/client.ts': { file: 'client.js', imports: ['_react.js'] },
  'detail.tsx?tsr-split=component': { file: 'detail.js' },
};

describe('what is loaded before the first content', () => {
  test('is the entry, the chunk of the route, and what they import, each once', () => {
    expect(firstLoad(manifest, 'list.tsx')).toEqual({
      js: ['index.js', 'react.js', 'list.js', 'card.js'],
      css: ['index.css', 'list.css', 'card.css'],
    });
  });

  test('holds parts of a route that were split off together', () => {
    const grouped = { ...manifest, 'page.tsx?tsr-split=errorComponent---component': { file: 'page.js' } };
    expect(firstLoad(grouped, 'page.tsx').js).toContain('page.js');
  });

  test('holds what the route imports for its data', () => {
    expect(firstLoad(manifest, 'list.tsx', ['src/client.ts']).js).toContain('client.js');
    expect(() => firstLoad(manifest, 'list.tsx', ['src/gone.ts'])).toThrow('src/gone.ts');
  });

  test('cannot be told for a route without a chunk', () => {
    expect(() => firstLoad(manifest, 'gone.tsx')).toThrow('gone.tsx');
  });
});

test('a module that has no business in a file is found there', () => {
  const record = {
    'index.js': ['src/app/main.tsx', 'node_modules/msw/lib/core.js'],
    'lazy.js': ['mocks/a.ts'],
  };
  expect(filesWithModules(record, ['index.js'], [/\/msw\//, /^mocks\//])).toEqual([
    'index.js holds node_modules/msw/lib/core.js',
  ]);
});
