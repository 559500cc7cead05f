import { index, rootRoute, route } from '@tanstack/virtual-file-routes';
import { describe, expect, it } from 'vitest';
import { routes } from '#app/routes.ts';
import { errorIds } from '#contract/error-catalogue.ts';
import { routePaths, shownStories } from './what-stories-show.ts';

const stories = shownStories(
  import.meta.glob(['../../src/**/*.stories.tsx', '../*/*.stories.tsx'], { eager: true }),
);
const shownErrors = new Set(stories.flatMap(({ errors }) => errors));
const shownRoutes = new Set(stories.flatMap((story) => story.routes));

describe('Storybook', () => {
  it('Storybook has a story for every error', () => {
    expect(errorIds.filter((id) => !shownErrors.has(id))).toEqual([]);
  });

  it('Storybook has a story for every route', () => {
    const paths = routePaths(routes);
    expect(paths.length).toBeGreaterThan(30);
    expect(paths.filter((path) => !shownRoutes.has(path))).toEqual([]);
  });

  it('Storybook has no story of an unknown error or route', () => {
    const [errors, paths] = [new Set<string>(errorIds), new Set(routePaths(routes))];
    const astray = stories.filter(
      (story) => story.errors.some((id) => !errors.has(id)) || story.routes.some((path) => !paths.has(path)),
    );
    expect(astray).toEqual([]);
  });
});

describe('shownStories', () => {
  it('a story adds its errors to its file’s, and replaces its file’s route and requirements', () => {
    const meta = { parameters: { shows: ['a'], route: '/one', requirements: ['R-01'] } };
    const own = { parameters: { shows: ['b'], route: ['/two', '/three'] } };
    expect(shownStories({ 'x.stories.tsx': { default: meta, Plain: {}, Own: own } })).toEqual([
      { name: 'x.stories.tsx Plain', errors: ['a'], routes: ['/one'], requirements: ['R-01'] },
      { name: 'x.stories.tsx Own', errors: ['a', 'b'], routes: ['/two', '/three'], requirements: ['R-01'] },
    ]);
  });
});

describe('routePaths', () => {
  it('routePaths has each path once, and no path without a page', () => {
    const tree = rootRoute('root.tsx', [
      index('home.tsx'),
      route('/list', [index('list.tsx'), route('/$id', 'one.tsx', [index('beside.tsx')])]),
    ]);
    expect(routePaths(tree)).toEqual(['/', '/list', '/list/$id']);
  });
});
