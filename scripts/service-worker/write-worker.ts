import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify, transformWithOxc } from 'vite';
import { buildTarget } from '../build/oldest-browsers.ts';
import { firstLoad, type Manifest } from '../check/bundle.ts';
import { siteWorker } from '../deploy/host-files.ts';

interface WorkerFacts {
  /** The build's folder, with all of its files. */
  readonly folder: string;
  readonly manifest: Manifest;
  readonly pages: readonly { readonly path: string }[];
  /** False for a deployment that does without the worker, and removes those of earlier ones. */
  readonly isOn: boolean;
}

/** Files that a page requests by name, beside the bundle, for its look and first text. */
const beside = [
  'before-paint.js',
  'startup-check.js',
  'splash/splash.css',
  'splash/splash.js',
  'fonts/anek-ee.woff2',
] as const;
/** The page in place of pages that need a session. Nothing loads it before the device is offline. */
const NEEDS_CONNECTION = 'src/app/shell/sign-in-offline.tsx';
const sources = join(import.meta.dirname, '../../src/app/service-worker');

/** Writes the service worker of a production build, or a worker that removes it. */
export async function writeWorker(facts: WorkerFacts): Promise<void> {
  const file = join(sources, facts.isOn ? 'site-worker.ts' : 'remove-site-worker.ts');
  const site = facts.isOn ? `const SITE = ${JSON.stringify(siteOfWorker(facts))};\n` : '';
  const { code: script } = await transformWithOxc(readFileSync(file, 'utf8'), file, { target: buildTarget });
  const { code, errors } = await minify(siteWorker, site + script);
  const [error] = errors;
  if (error) throw new Error(`${file} could not be minified: ${error.message}`);
  writeFileSync(join(facts.folder, siteWorker), code);
}

/**
 * The worker's `SITE`.
 *
 * @throws Error where the build has lost a file that the worker needs
 */
function siteOfWorker({ folder, manifest, pages }: WorkerFacts) {
  const paths = globSync('**/*.*', { cwd: folder }).map((path) => path.replaceAll('\\', '/'));
  const files = paths.filter(mayBeKept).sort();
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)?.file;
  if (entry === undefined) throw new Error('The build has no entry');
  const { js, css } = firstLoad(manifest, null, [NEEDS_CONNECTION]);
  const needed = [...js, ...css, ...beside];
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
