import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isIgnored, readContainerfile } from './containerfile.ts';

const stages = readContainerfile(readFileSync('deploy/Containerfile', 'utf8'));
const ignored = readFileSync('.dockerignore', 'utf8');

describe('the container', () => {
  it('the Containerfile builds on node:24-bookworm-slim and serves on debian:bookworm-slim', () => {
    expect(stages.map(({ image, name }) => [image, name])).toEqual([
      ['docker.io/library/node:24-bookworm-slim', 'build'],
      ['docker.io/library/debian:bookworm-slim', null],
    ]);
  });

  it('the Containerfile accepts exactly the build variables that docs/configuration.md names', () => {
    const configuration = readFileSync('docs/configuration.md', 'utf8');
    const variables = new Set(configuration.match(/\b(?:VITE|HSTS)_[A-Z_]+/g));
    const taken = stages[0]?.steps.filter(({ word }) => word === 'ARG').map(({ rest }) => rest);
    expect(taken?.sort()).toEqual([...variables].sort());
  });

  it.each([
    'node_modules/react/index.js',
    '.env',
    '.env.local',
    '.env.production.local',
    '.git/config',
    'dist/index.html',
    '.tmp/x',
  ])('.dockerignore leaves %s out of the container build', (path) => {
    expect(isIgnored(ignored, path)).toBe(true);
  });

  it.each(['package.json', 'src/app/main.tsx', 'deploy/nginx/site.conf', '.node-version', 'vite.config.ts'])(
    '.dockerignore lets the container build use %s',
    (path) => {
      expect(isIgnored(ignored, path)).toBe(false);
    },
  );
});
