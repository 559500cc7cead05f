import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it, vi } from 'vitest';
import type { AppContext } from './route-context.ts';
import { createAppRouter } from './router.tsx';

/** Creates a router without services, for tests that only resolve addresses. */
const routerAt = (path: string) =>
  createAppRouter({} as AppContext, createMemoryHistory({ initialEntries: [path] }));
const addressOf = (link: object, path = '/') => routerAt(path).buildLocation(link as never).publicHref;

describe('the address of a link', () => {
  it.each([
    [{ to: '/' }, '/'],
    [{ to: '/resources/student-guide', hash: 'matching' }, '/resources/student-guide#matching'],
    [{ to: '/scholarship/$id', params: { id: 'sch_1' } }, '/scholarship/sch_1'],
    [{ to: '/scholarship/$id', params: { id: 'a/b?c#d&e%f' } }, '/scholarship/a%2Fb%3Fc%23d%26e%25f'],
    [
      { to: '/scholarship/$id', params: { id: 'छात्र वृत्ति' } },
      `/scholarship/${encodeURIComponent('छात्र वृत्ति')}`,
    ],
    [{ to: '/scholarship/details', search: { id: '7' } }, '/scholarship/details?id=7'],
    [{ to: '/crowdfunding/$id', params: { id: '7' }, search: { edit: true } }, '/crowdfunding/7?edit=true'],
    [{ to: '/organization/dashboard', search: { tab: 'past' } }, '/organization/dashboard?tab=past'],
    [
      { to: '/auth/login', search: { role: 'DONOR', redirect: '/crowdfunding/7?amount=50' } },
      '/auth/login?role=DONOR&redirect=%2Fcrowdfunding%2F7%3Famount%3D50',
    ],
  ])('[ROUTE-06] the address of the link %j is %s', (link, address) => expect(addressOf(link)).toBe(address));

  it('[ROUTE-06] a link does not inherit the search parameters or hash of the current address', () => {
    expect(addressOf({ to: '/scholarship' }, '/scholarship?q=girls#top')).toBe('/scholarship');
  });

  it.each([
    [{ to: '/' }, '/sub-path/'],
    [{ to: '/scholarship', search: { q: 'a' }, hash: 'b' }, '/sub-path/scholarship?q=a#b'],
  ])('the address of the link %j starts with the deployment’s base path', (link, address) => {
    vi.stubEnv('BASE_URL', '/sub-path/');
    expect(addressOf(link, '/sub-path/')).toBe(address);
  });
});

describe('the search parameters of an address', () => {
  const search = (address: string) => {
    const router = routerAt(address);
    return router.matchRoutes(router.latestLocation).at(-1)?.search;
  };

  it.each([
    ['/organization/dashboard?tab=past', { tab: 'past' }],
    ['/organization/dashboard?tab=constructor', {}],
    ['/organization/profile?edit=true', { edit: true }],
    ['/organization/profile?edit=yes', {}],
    ['/donor/profile?receipt=7', { receipt: '7' }],
    ['/donor/profile?receipt=%5B1%5D', { receipt: '[1]' }],
    ['/donor/profile?receipt=7&receipt=8', {}],
    ['/crowdfunding/7?tab=updates&amount=50', { tab: 'updates', amount: 50 }],
    ['/crowdfunding/7?tab=no&edit=1&amount=%7B%7D', { amount: '{}' }],
    ['/crowdfunding/7?tab=no&edit=1&amount=50&amount=60', {}],
  ])('[ROUTE-06] the router reads the search parameters of %s as %j', (address, asked) =>
    expect(search(address)).toEqual(asked),
  );
});

describe('links in static copy', () => {
  const src = join(import.meta.dirname, '..');
  const addresses = globSync('features/**/*-content.ts', { cwd: src }).flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(/\]\((\/[^)]*)\)/g)].map(
      ([, address]) => address ?? '',
    ),
  );

  it.each(addresses)('the link to %s in static copy leads to an existing page', (address) => {
    const [path = ''] = address.split('#');
    expect(Object.keys(routerAt('/').routesByPath)).toContain(path);
  });

  it('the check of links in static copy covers more than five links', () =>
    expect(addresses.length).toBeGreaterThan(5));
});

it('no component hard-codes an internal address in an anchor', () => {
  const src = join(import.meta.dirname, '..');
  const files = globSync('{app,features,shared}/**/*.tsx', { cwd: src }).filter(
    (file) => !/\.test\.|-kit\./.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  const anchor = /<(?:a|Anchor|AnchorButton|ExternalLink)\b[^>]*?\bhref=(?:"|\{["'`])\/(?!\/)/;
  expect(files.filter((file) => anchor.test(readFileSync(join(src, file), 'utf8')))).toEqual([]);
});

it.each([
  ['/contact/submitted', '/contact-submitted'],
  ['/organization/create-scholarship', '/organization/dashboard/create-scholarship'],
] as const)('[ROUTE-04] the old address %s redirects to %s', (from, to) => {
  const { beforeLoad } = routerAt('/').routesByPath[from].options;
  let thrown: unknown;
  try {
    void beforeLoad?.({} as never);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toMatchObject({ options: { to, replace: true } });
});
