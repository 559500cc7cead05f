import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'vite';
import { firstLoad, type Manifest } from '../check/bundle.ts';
import { siteWorker } from '../deploy/host-files.ts';

/** What the service worker knows of its build; every address is a path below the worker's scope. */
interface SiteOfWorker {
  /** The build's name: another one wherever a file differs. */
  readonly build: string;
  /** The script that a page of this build starts with. */
  readonly entry: string;
  /** The pages that the build drew; the home page is the empty path. */
  readonly pages: readonly string[];
  /** Every file that may be cached. */
  readonly files: readonly string[];
  /** The files without which nothing starts. */
  readonly needed: readonly string[];
  /** What is fetched for later at once: the list that people come for. */
  readonly wanted: readonly string[];
}

interface WorkerFacts {
  /** The build's folder, with all of its files. */
  readonly folder: string;
  readonly manifest: Manifest;
  readonly pages: readonly { readonly path: string; readonly module: string }[];
  /** False for a deployment that does without the worker, and removes those of earlier ones. */
  readonly isOn: boolean;
}

/** What a page asks for by its name, beside the bundle: its look and its first text depend on them. */
const beside = [
  'early.js',
  'startup-check.js',
  'splash/splash.css',
  'splash/splash.js',
  'fonts/anek-ee.woff2',
] as const;
/** The page that opens without a network whether it was visited or not. */
const LIST = '/scholarship';
/** What the list imports by itself, and what is shown in place of a page that needs a session. */
const ofList = [
  '/api-client.ts',
  '/cache-site.ts',
  '/connection-notice.tsx',
  '/sign-in-offline.tsx',
  '/long-scholarship-grid.tsx',
] as const;
const sources = join(import.meta.dirname, '../../src/app/service-worker');

/** Writes the service worker of a production build, or the one that removes it. */
export async function writeWorker(facts: WorkerFacts): Promise<void> {
  const source = facts.isOn ? 'site-worker.js' : 'remove-site-worker.js';
  const { code, errors } = await minify(source, readFileSync(join(sources, source), 'utf8'));
  const [error] = errors;
  if (error) throw new Error(`${source} could not be minified: ${error.message}`);
  const site = facts.isOn ? `const SITE=${JSON.stringify(siteOfWorker(facts))};\n` : '';
  writeFileSync(join(facts.folder, siteWorker), site + code);
}

/** @throws Error where the build has lost a file that the worker needs */
function siteOfWorker({ folder, manifest, pages }: WorkerFacts): SiteOfWorker {
  const paths = globSync('**/*.*', { cwd: folder }).map((path) => path.replaceAll('\\', '/'));
  const files = paths.filter(mayBeKept).sort();
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)?.file;
  const list = pages.find(({ path }) => path === LIST)?.module;
  if (entry === undefined || list === undefined) throw new Error(`The build has no entry, or no ${LIST}`);
  const keys = ofList.map((ending) => {
    const key = Object.keys(manifest).find((module) => module.endsWith(ending));
    if (key === undefined) throw new Error(`The manifest has no chunk for ${ending}`);
    return key;
  });
  const start = firstLoad(manifest);
  const page = firstLoad(manifest, list, keys);
  const needed = [...start.js, ...start.css, ...beside];
  const lost = needed.find((path) => !files.includes(path));
  if (lost !== undefined) throw new Error(`The build has lost ${lost}`);
  const contents = createHash('sha256');
  for (const path of [...files, ...paths.filter((file) => file.endsWith('.html')).sort()]) {
    contents.update(path).update(readFileSync(join(folder, path)));
  }
  return {
    build: contents.digest('hex').slice(0, 12),
    entry,
    pages: pages.map(({ path }) => path.slice(1)),
    files,
    needed,
    wanted: [LIST.slice(1), ...[...page.js, ...page.css].filter((file) => !needed.includes(file))],
  };
}

/** Scripts, styles, fonts, drawings and data; no video, no pictures for others, and nothing that a host reads. */
function mayBeKept(path: string): boolean {
  if (path.startsWith('.vite/') || path === siteWorker) return false;
  return (
    /\.(?:js|css|woff2|svg|json|webmanifest)$/.test(path) ||
    /^(?:assets|icons)\/.*\.(?:png|webp|avif|jpe?g)$/.test(path)
  );
}
