import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../npm-run.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { scripts, optionalDependencies, devDependencies } = JSON.parse(read('package.json'));

/**
 * The rows of the configuration table, written like the lines in .env.example: each variable with
 * its default value, if any.
 */
const configured = read('docs/configuration.md')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => {
    const [, names = '', , fallback = ''] = line.split('|').map((cell) => cell.trim());
    const value = /^`([^`]*)`/.exec(fallback)?.[1] ?? (fallback.startsWith('off') ? 'off' : '');
    return [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => `# ${name}=${value}`);
  });

it('.env.example lists the variables of docs/configuration.md with their defaults', () => {
  const example = read('.env.example').split('\n');
  expect(example.filter((line) => line.includes('='))).toEqual(configured);
});

it('docs/configuration.md lists every variable that the site reads', () => {
  const names = configured.map((line) => /\w+/.exec(line)?.[0]);
  expect(names).toEqual(
    expect.arrayContaining(read('src/shared/config/config.ts').match(/\bVITE_\w+/g) ?? []),
  );
});

it('the CI workflow runs .ci/run first, then only scripts that docs/tooling.md lists', () => {
  const runs = [...read('.github/workflows/ci.yml').matchAll(/^ +- run: (.+)$/gm)].map(([, run = '']) => run);
  expect(runs[0]).toBe('.ci/run');
  expect(read('.ci/run')).toContain('npm test');
  const named = runs.flatMap((run) => /^npm run (\S+)/.exec(run)?.[1] ?? []);
  expect(named).toEqual(['test:e2e', 'build', 'build-storybook']);
  for (const name of named) {
    expect(scripts).toHaveProperty(name);
    expect(read('docs/tooling.md')).toContain(`\`${name}\``);
  }
});

it('every folder in CODEOWNERS exists, and every slice has an owner', () => {
  const owned = read('.github/CODEOWNERS').match(/^\/\S+/gm) ?? [];
  expect(owned.filter((folder) => !existsSync(join(root, folder)))).toEqual([]);
  const slices = readdirSync(join(root, 'src/features')).map((slice) => `/src/features/${slice}/`);
  expect(owned).toEqual(expect.arrayContaining(slices));
});

it('.node-version, the bundled Node and @types/node have the same major version', () => {
  const bundled = Object.entries<string>(optionalDependencies).filter(([name]) => name.startsWith('node-'));
  const versions = [...bundled.map(([, version]) => version), devDependencies['@types/node']];
  expect([...new Set(versions.map((version) => version.split('.')[0]))]).toEqual([
    read('.node-version').trim(),
  ]);
});
