import { index, rootRoute, route } from '@tanstack/virtual-file-routes';
import { describe, expect, it } from 'vitest';
import { routes } from '#app/routes.ts';
import { errorIds } from '#contract/error-catalogue.ts';
import { createEntries } from '#mocks/panel/catalogue.ts';
import { routePaths, shownStories } from './what-stories-show.ts';

const files = import.meta.glob<{
  readonly default: { readonly title?: string };
}>(['../../src/**/*.stories.tsx', '../*/*.stories.tsx'], { eager: true });
const stories = shownStories(files);
const shownRoutes = new Set(stories.flatMap((story) => story.routes));
const statePaths = createEntries().map(({ href }) => href.replace(/\?.*/, ''));
/** Old URLs that redirect and render nothing. */
const olderAddresses = ['/organization/create-scholarship', '/organization/analytics'];
const isShown = (route: string) =>
  shownRoutes.has(route) ||
  olderAddresses.includes(route) ||
  statePaths.some((path) => new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`).test(path));

describe('Storybook', () => {
  it('Storybook has a story for every route except old URLs that redirect', () => {
    const paths = routePaths(routes);
    expect(paths.length).toBeGreaterThan(30);
    expect(paths.filter((path) => !isShown(path))).toEqual([]);
  });

  it('stories name only errors and routes that exist', () => {
    const [errors, paths] = [new Set<string>(errorIds), new Set(routePaths(routes))];
    const astray = stories.filter(
      (story) => story.errors.some((id) => !errors.has(id)) || story.routes.some((path) => !paths.has(path)),
    );
    expect(astray).toEqual([]);
  });
});

/** Returns the groups that a story file may use in its title, by folder. */
function groupsOf(path: string): readonly string[] {
  const slice = /\/src\/features\/([^/]+)\//.exec(path)?.[1];
  if (slice) return [slice.charAt(0).toUpperCase() + slice.slice(1)];
  if (path.includes('/src/app/')) return ['Frame'];
  return path.includes('/src/shared/') ? ['Parts', 'Forms', 'Guide'] : ['Guide'];
}

it('every story file’s title starts with a group allowed for its folder', () => {
  const astray = Object.entries(files).filter(([path, { default: meta }]) => {
    const [group = '', name, ...rest] = (meta.title ?? '').split('/');
    return !groupsOf(path).includes(group) || !name || rest.length > 0;
  });
  expect(astray.map(([path, { default: meta }]) => `${path}: ${meta.title}`)).toEqual([]);
});

/**
 * Components that need no stories of their own. `form-problems` appears in the stories of forms,
 * and `page-meta` renders nothing visible.
 */
const shownElsewhere = ['form-problems', 'page-meta'];

it('every shared UI, form and upload component has documented stories, except ‘form-problems’ and ‘page-meta’', () => {
  const files = import.meta.glob<{ readonly default?: { readonly tags?: readonly string[] } }>(
    ['../../src/shared/{ui/*,form,upload}/*.tsx', '!**/*.test.tsx'],
    { eager: true },
  );
  const parts = Object.keys(files).filter((path) => !path.endsWith('.stories.tsx'));
  const bare = parts.filter((path) => {
    const stories = files[path.replace(/\.tsx$/, '.stories.tsx')];
    return !stories?.default?.tags?.includes('autodocs');
  });
  expect(bare.map((path) => path.replace(/^.*\/|\.tsx$/g, ''))).toEqual(shownElsewhere);
});

describe('shownStories', () => {
  it('shownStories adds the file’s errors to each story, but a story’s own route replaces the file’s route', () => {
    const meta = { parameters: { shows: ['a'], route: '/one', requirements: ['R-01'] } };
    const own = { parameters: { shows: ['b'], route: ['/two', '/three'] } };
    expect(shownStories({ 'x.stories.tsx': { default: meta, Plain: {}, Own: own } })).toEqual([
      { name: 'x.stories.tsx Plain', errors: ['a'], routes: ['/one'], requirements: ['R-01'] },
      { name: 'x.stories.tsx Own', errors: ['a', 'b'], routes: ['/two', '/three'], requirements: ['R-01'] },
    ]);
  });
});

describe('routePaths', () => {
  it('routePaths lists each path that has a page, without duplicates', () => {
    const tree = rootRoute('root.tsx', [
      index('home.tsx'),
      route('/list', [index('list.tsx'), route('/$id', 'one.tsx', [index('beside.tsx')])]),
    ]);
    expect(routePaths(tree)).toEqual(['/', '/list', '/list/$id']);
  });
});
