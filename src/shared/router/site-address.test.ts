import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressOf, isSitePath, siteBase, urlOf } from './site-address.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('addressOf', () => {
  it('addressOf leaves a path unchanged if the site is at the root of the host', () => {
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
  ])('addressOf turns %s into %s if the site is under /sub-path/', (href, address) => {
    vi.stubEnv('BASE_URL', '/sub-path/');
    expect(addressOf(href)).toBe(address);
  });

  it('siteBase treats Storybook’s relative base as the root', () => {
    vi.stubEnv('BASE_URL', './');
    expect(siteBase()).toBe('/');
  });
});

it('urlOf returns an absolute URL', () => {
  vi.stubEnv('BASE_URL', '/sub-path/');
  vi.stubGlobal('window', { location: { origin: 'https://host.example' } });
  expect(urlOf('/scholarship/1')).toBe('https://host.example/sub-path/scholarship/1');
});

it.each([
  ['/', true],
  ['//host', false],
  ['scholarship', false],
  ['', false],
])('isSitePath(%j) returns %s', (href, isOne) => expect(isSitePath(href)).toBe(isOne));
