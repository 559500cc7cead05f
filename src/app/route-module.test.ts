import { describe, expect, it } from 'vitest';
import { publicPages } from './public-pages.ts';
import { routeModule } from './route-module.ts';
import { routes } from './routes.ts';

describe('the module of a page', () => {
  it('routeModule finds the module of every public page', () => {
    for (const path of publicPages) expect(routeModule(routes, path)).toMatch(/^src\/features\/.*\.tsx$/);
    expect(routeModule(routes, '/')).toBe('src/features/site/home/home-page.tsx');
    expect(routeModule(routes, '/crowdfunding')).toBe('src/features/crowdfunding/list/list-page.tsx');
  });

  it('routeModule throws for a path without a route', () => {
    expect(() => routeModule(routes, '/nowhere')).toThrow('The site has no route for /nowhere');
  });
});
