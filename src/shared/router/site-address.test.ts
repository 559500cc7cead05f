import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressOf, isSitePath, siteBase, urlOf } from './site-address.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('addressOf', () => {
  it('leaves a path as it is where the site is at the root of its host', () => {
    expect(addressOf('/scholarship?q=a#b')).toBe('/scholarship?q=a#b');
  });

  it.each([
    ['/', '/sub-path/'],
    ['/scholarship?q=a#b', '/sub-path/scholarship?q=a#b'],
    ['/sub-path/x', '/sub-path/sub-path/x'],
    ['//elsewhere.example/', '//elsewhere.example/'],
    ['https://elsewhere.example/', 'https://elsewhere.example/'],
    ['#content', '#content'],
    ['mailto:help@eduempower.example', 'mailto:help@eduempower.example'],
  ])('leads from %s to %s where it is served under /sub-path/', (href, address) => {
    vi.stubEnv('BASE_URL', '/sub-path/');
    expect(addressOf(href)).toBe(address);
  });

  it('takes a relative base for the root: Storybook has one', () => {
    vi.stubEnv('BASE_URL', './');
    expect(siteBase()).toBe('/');
  });
});

it('gives away a whole URL', () => {
  vi.stubEnv('BASE_URL', '/sub-path/');
  vi.stubGlobal('window', { location: { origin: 'https://host.example' } });
  expect(urlOf('/scholarship/1')).toBe('https://host.example/sub-path/scholarship/1');
});

it.each([
  ['/', true],
  ['//host', false],
  ['scholarship', false],
  ['', false],
])('knows whether %j is a path of the site: %s', (href, isOne) => expect(isSitePath(href)).toBe(isOne));
