import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isNewEnough, missingInstall, stampInstall } from './install.mjs';

describe('what an install lacks', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'install-'));
    writeFileSync(join(root, 'package-lock.json'), '{"lockfileVersion": 3}');
  });

  afterEach(() => rmSync(root, { recursive: true }));

  test('everything, without node_modules', () => {
    expect(missingInstall(root)).toBe('install');
  });

  test('a refresh, where nobody noted which lock file the packages belong to', () => {
    mkdirSync(join(root, 'node_modules'));
    expect(missingInstall(root)).toBe('refresh');
  });

  test('nothing, once the lock file is noted', () => {
    mkdirSync(join(root, 'node_modules'));
    stampInstall(root);
    expect(missingInstall(root)).toBe('nothing');
  });

  test('a refresh, after the lock file has changed', () => {
    mkdirSync(join(root, 'node_modules'));
    stampInstall(root);
    writeFileSync(join(root, 'package-lock.json'), '{"lockfileVersion": 4}');
    expect(missingInstall(root)).toBe('refresh');
  });
});

test.each([
  ['20.20.0', false],
  ['22.21.9', false],
  ['22.22.0', true],
  ['24.0.0', true],
])('Node %s is new enough for the tools: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});
