import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { errorIds, errorText } from '#contract/error-catalogue.ts';
import { personas } from '#mocks/data/personas.ts';
import { answersOf } from '#mocks/scenarios/error-entries.ts';
import { newerInBuild } from '../../tools/old-browsers/check-build.ts';
import { moduleRecordFile } from '../build/record-modules.ts';
import { root } from '../npm-run.ts';
import { siteNamed } from '../sites/sites.ts';
import {
  filesWithModules,
  findTexts,
  firstLoad,
  type Manifest,
  type ModuleRecord,
  mockTexts,
} from './bundle.ts';

/**
 * Builds the site for production and checks the result. The scripts and styles that a visitor
 * downloads before React has hydrated a page must fit the page's budget, and must not include code
 * that is needed only later. The page's first content is in the HTML and appears before these files
 * load. No file in the build may contain secrets, parts of the mock, or features that the oldest
 * browsers lack.
 */

interface Budget {
  readonly page: string;
  readonly route: string;
  /** Modules that the page imports dynamically but always needs. */
  readonly imports: readonly string[];
  /** Gzipped size, in bytes. */
  readonly js: number;
  readonly css: number;
}

const budgets: readonly Budget[] = [
  {
    page: '/',
    route: 'src/features/site/home/home-page.tsx',
    imports: [],
    js: 170_000,
    css: 12_000,
  },
  {
    page: '/scholarship',
    route: 'src/features/scholarship/list/list-page.tsx',
    imports: ['src/shared/api/api-client.ts'],
    js: 195_000,
    css: 12_200,
  },
  {
    page: '/contact',
    route: 'src/features/contact/message/contact-page.tsx',
    imports: [],
    js: 199_000,
    css: 11_500,
  },
];

/** Modules that must not be in a production build. */
const mockOnly = [/^mocks\//, /\/msw\//, /\/@msw\//, /\/@clerk\/(?:clerk-js|ui|localizations)\//];

/** Modules for sign-in, uploads and document scans, which must not delay a page's first load. */
const later = [/\/@clerk\//, /\/@supabase\//, /\/tus-js-client\//, /\/shared\/document-scan\//];

/**
 * Strings that only the mock's modules contain. A second check, in case the module record is wrong.
 */
const mockMarkers = [
  'mockServiceWorker',
  '[MSW]',
  '@students.example',
  // An error code and a cookie name that occur only in clerk-js.
  'cannot_render_single_session_enabled',
  '__clerk_test_etld',
];
/** Texts of the mock's personas and error responses. */
const mockOnlyTexts = mockTexts({
  personas: Object.values(personas),
  bodies: errorIds.flatMap((id) => answersOf(id).map(({ body }) => body)),
  siteTexts: errorIds.flatMap((id) => errorText(id) ?? []),
});
const secrets = [/service_role/, /sk_live_/, /sk_test_/, /-----BEGIN [A-Z ]*PRIVATE KEY/];

const site = siteNamed('http');
const folder = join(root, site.folder);
const build = spawnSync(process.execPath, [join(root, 'scripts/sites/build-sites.ts'), site.name], {
  stdio: 'inherit',
});
if (build.status !== 0) process.exit(1);

const problems: string[] = [];
const manifest = readJson<Manifest>('.vite/manifest.json');
const record = readJson<ModuleRecord>(moduleRecordFile);
for (const { page, route, imports, ...limits } of budgets) {
  const bundled = firstLoad(manifest, route, imports);
  const loaded = { js: [...scriptsBeside(page), ...bundled.js], css: bundled.css };
  for (const kind of ['js', 'css'] as const) {
    console.log(`\n${kind === 'js' ? 'JavaScript' : 'CSS'} loaded until ${page} works, gzipped:`);
    const sizes = loaded[kind].map((file) => ({
      file,
      size: gzipSync(readFileSync(join(folder, file))).length,
    }));
    for (const { file, size } of sizes) console.log(`${kilobytes(size)}  ${file}`);
    const total = sizes.reduce((sum, { size }) => sum + size, 0);
    console.log(`${kilobytes(total)}  of ${kilobytes(limits[kind]).trim()}`);
    if (total > limits[kind])
      problems.push(`${page}: ${kind} is ${kilobytes(total - limits[kind]).trim()} over its budget`);
  }
  problems.push(...filesWithModules(record, bundled.js, later));
}

problems.push(...filesWithModules(record, Object.keys(record), mockOnly));
for (const worker of ['mockServiceWorker.js', 'mock-worker.js']) {
  if (existsSync(join(folder, worker))) problems.push(`the build contains ${worker}`);
}

const files = globSync('**/*.{js,css,html,json,svg,txt,webmanifest}', { cwd: folder });
if (!files.some((file) => file.endsWith('.js'))) problems.push('the build contains no JavaScript');
for (const file of files) {
  const text = readFileSync(join(folder, file), 'utf8');
  for (const marker of mockMarkers) {
    if (file.endsWith('.js') && text.includes(marker)) problems.push(`${file} contains ‘${marker}’`);
  }
  for (const found of findTexts(text, mockOnlyTexts))
    problems.push(`${file} contains ‘${found}’, a text from the mock`);
  for (const secret of secrets) if (secret.test(text)) problems.push(`${file} matches ${secret}`);
}

problems.push(...newerInBuild(folder));

for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) process.exitCode = 1;
else console.log(`\n${files.length} files contain nothing from the mock and no secrets.`);

/** Returns the scripts in a page's HTML that come from the public folder, not from the bundle. */
function scriptsBeside(page: string): string[] {
  const html = readFileSync(join(folder, page, 'index.html'), 'utf8');
  return [...html.matchAll(/<script (?!type="module")[^>]*\bsrc="\/([^"]+)"/g)].map(([, file = '']) => file);
}

function readJson<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as Shape;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
}
