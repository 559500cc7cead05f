import { describe, expect, test } from 'vitest';
import { errorIds, errorText } from '#contract/error-catalogue.ts';
import { personas } from '#mocks/data/personas.ts';
import { answersOf } from '#mocks/scenarios/error-entries.ts';
import { filesWithModules, firstLoad, type Manifest, mockTexts, saidIn } from './bundle.ts';

const manifest: Manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_react.js'], css: ['index.css'] },
  '_react.js': { file: 'react.js' },
  '_card.js': { file: 'card.js', imports: ['_react.js'], css: ['card.css'] },
  'list.tsx?tsr-split=component': { file: 'list.js', imports: ['index.html', '_card.js'], css: ['list.css'] },
  'list.tsx?tsr-split=errorComponent': { file: 'list-error.js' },
  'src/client.ts': { file: 'client.js', imports: ['_react.js'] },
  'detail.tsx?tsr-split=component': { file: 'detail.js' },
};

describe('firstLoad', () => {
  test('firstLoad lists the entry, the route’s chunk and their imports once each', () => {
    expect(firstLoad(manifest, 'list.tsx')).toEqual({
      js: ['index.js', 'react.js', 'list.js', 'card.js'],
      css: ['index.css', 'list.css', 'card.css'],
    });
  });

  test('firstLoad includes parts of a route that were split off together', () => {
    const grouped = { ...manifest, 'page.tsx?tsr-split=errorComponent---component': { file: 'page.js' } };
    expect(firstLoad(grouped, 'page.tsx').js).toContain('page.js');
  });

  test('firstLoad includes the modules that a route needs for its data', () => {
    expect(firstLoad(manifest, 'list.tsx', ['src/client.ts']).js).toContain('client.js');
    expect(() => firstLoad(manifest, 'list.tsx', ['src/gone.ts'])).toThrow('src/gone.ts');
  });

  test('firstLoad without a route lists the entry and its imports', () => {
    expect(firstLoad(manifest).js).toEqual(['index.js', 'react.js']);
  });

  test('firstLoad throws for a route without a chunk', () => {
    expect(() => firstLoad(manifest, 'gone.tsx')).toThrow('gone.tsx');
  });
});

test('filesWithModules finds a forbidden module in a file', () => {
  const record = {
    'index.js': ['src/app/main.tsx', 'node_modules/msw/lib/core.js'],
    'lazy.js': ['mocks/a.ts'],
  };
  expect(filesWithModules(record, ['index.js'], [/\/msw\//, /^mocks\//])).toEqual([
    'index.js contains node_modules/msw/lib/core.js',
  ]);
});

describe('the mock’s texts in a production build', () => {
  const texts = mockTexts({
    personas: Object.values(personas),
    bodies: errorIds.flatMap((id) => answersOf(id).map(({ body }) => body)),
    siteTexts: errorIds.flatMap((id) => errorText(id) ?? []),
  });

  test.each([
    ['a persona’s id', `const me={userId:"${personas.student.userId}"}`, personas.student.userId],
    ['a persona’s address', `to="${personas.organization.email}"`, personas.organization.email],
    ['a password', `p='${personas.donor.password}'`, personas.donor.password],
    [
      'the body of a trigger',
      '[{kind:`answer`,status:403,body:{error:`Only the organization that started a campaign can change it.`}}]',
      'Only the organization that started a campaign can change it.',
    ],
  ])('saidIn finds %s', (_, code, planted) => {
    expect(saidIn(code, texts)).toEqual([planted]);
  });

  test('saidIn finds a sentence of the mock’s responses, even with an escaped quotation mark', () => {
    const bodies = [
      { errors: { field: ["It's already taken."] } },
      { error: 'Said by both.' },
      { status: 'PENDING', data: 'an array', error: 'Not found.' },
    ];
    const planted = mockTexts({ personas: [], bodies, siteTexts: ['Said by both.'] });
    expect(planted).toEqual(["It's already taken."]);
    expect(saidIn("a='It\\'s already taken.'", planted)).toEqual(["It's already taken."]);
    expect(saidIn('a="Already taken."', planted)).toEqual([]);
  });

  test('mockTexts excludes the site’s own texts', () => {
    const errorTexts = errorIds.flatMap((id) => errorText(id) ?? []).join('\n');
    expect(saidIn(errorTexts, texts)).toEqual([]);
    expect(texts.length).toBeGreaterThan(Object.keys(personas).length * 3);
  });
});
