import { describe, expect, test } from 'vitest';
import { errorIds, errorText } from '#contract/error-catalogue.ts';
import { personas } from '#mocks/data/personas.ts';
import { answersOf } from '#mocks/scenarios/error-entries.ts';
import { filesWithModules, findTexts, firstLoad, type Manifest, mockTexts } from './bundle.ts';

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

  test('firstLoad includes a chunk that contains several parts of a route', () => {
    const grouped = { ...manifest, 'page.tsx?tsr-split=errorComponent---component': { file: 'page.js' } };
    expect(firstLoad(grouped, 'page.tsx').js).toContain('page.js');
  });

  test('firstLoad includes a route’s data modules, and throws if a module has no chunk', () => {
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

test('filesWithModules names each file that contains a forbidden module', () => {
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
    ['a persona’s email address', `to="${personas.organization.email}"`, personas.organization.email],
    ['a persona’s password', `p='${personas.donor.password}'`, personas.donor.password],
    [
      'an error message from the mock’s responses',
      '[{kind:`answer`,status:403,body:{error:`Only the organization that started a campaign can change it.`}}]',
      'Only the organization that started a campaign can change it.',
    ],
  ])('findTexts finds %s', (_, code, planted) => {
    expect(findTexts(code, texts)).toEqual([planted]);
  });

  test('findTexts finds a sentence whose apostrophe is escaped in the code', () => {
    const bodies = [
      { errors: { field: ["It's already taken."] } },
      { error: 'Said by both.' },
      { status: 'PENDING', data: 'an array', error: 'Not found.' },
    ];
    const planted = mockTexts({ personas: [], bodies, siteTexts: ['Said by both.'] });
    expect(planted).toEqual(["It's already taken."]);
    expect(findTexts("a='It\\'s already taken.'", planted)).toEqual(["It's already taken."]);
    expect(findTexts('a="Already taken."', planted)).toEqual([]);
  });

  test('mockTexts excludes the site’s own texts', () => {
    const errorTexts = errorIds.flatMap((id) => errorText(id) ?? []).join('\n');
    expect(findTexts(errorTexts, texts)).toEqual([]);
    expect(texts.length).toBeGreaterThan(Object.keys(personas).length * 3);
  });
});
