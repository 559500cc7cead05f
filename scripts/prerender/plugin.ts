import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteBuilder } from 'vite';
import { firstLoad, type Manifest } from '../check/bundle.ts';
import { fallbackPage } from '../deploy/host-files.ts';
import { headTags, shellTags } from './page-head.ts';
import { importsFirst, type PageParts, pageHtml } from './page-html.ts';
import { siteFiles } from './site-files.ts';

/** The exports of the built `src/app/prerender.tsx`. */
interface Prerenderer {
  readonly pages: readonly { readonly path: string; readonly module: string }[];
  readonly drawPage: (path: string) => Promise<Pick<PageParts, 'head' | 'body'>>;
}

export interface PrerenderOptions {
  /** The public address of the site (`VITE_SITE_URL`); empty where the build does not know it. */
  readonly siteUrl: string | undefined;
  /** True for a build with the mock. */
  readonly isMock: boolean;
  /** Base URL of the REST API; null where pages ask nothing before the application is there. */
  readonly apiBaseUrl: string | null;
  /** Whether the build keeps its list of files, for the check of each page's downloads. */
  readonly keepsManifest: boolean;
}

/**
 * Draws every public page at build time, as `<path>/index.html`, and leaves the page without content beside them as
 * `shell.html`. The site is built twice for it: for browsers, and for this.
 */
export function prerenderedPages(options: PrerenderOptions): Plugin {
  return {
    name: 'eduempower:prerendered-pages',
    apply: 'build',
    config: ({ build }) => ({
      builder: {},
      environments: {
        ssr: {
          build: {
            ssr: true,
            outDir: join('.tmp/prerender', basename(build?.outDir ?? 'dist')),
            emptyOutDir: true,
            copyPublicDir: false,
            manifest: false,
            rolldownOptions: { input: 'src/app/prerender.tsx', output: { entryFileNames: 'prerender.js' } },
          },
        },
      },
    }),
    transformIndexHtml(html) {
      if (options.apiBaseUrl === null) return html;
      const base = options.apiBaseUrl.replace(/\/+$/, '').replaceAll('"', '%22');
      return html.replace('before-paint.js"', () => `before-paint.js" data-api="${base}"`);
    },
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr)
        throw new Error('The build has no environment for browsers, or none for its pages');
      try {
        await builder.build(client);
        await builder.build(ssr);
        await writePages(builder, options);
      } catch (error) {
        // Half a site must not be deployed.
        rmSync(outDirOf(builder, 'client'), { recursive: true, force: true });
        throw error;
      }
      if (!options.keepsManifest) rmSync(join(outDirOf(builder, 'client'), '.vite'), { recursive: true });
    },
  };
}

function outDirOf({ config, environments }: ViteBuilder, name: 'client' | 'ssr'): string {
  // `--outDir` may be absolute.
  return resolve(config.root, environments[name]?.config.build.outDir ?? '');
}

async function writePages(builder: ViteBuilder, { siteUrl: given, isMock }: PrerenderOptions): Promise<void> {
  const siteUrl = given ? given.replace(/\/+$/, '') : null;
  const { base } = builder.config;
  const folder = outDirOf(builder, 'client');
  const drawn = outDirOf(builder, 'ssr');
  // A build of its own, which is not there before.
  const { pages, drawPage } = (await import(pathToFileURL(join(drawn, 'prerender.js')).href)) as Prerenderer;
  const template = importsFirst(readFileSync(join(folder, 'index.html'), 'utf8'));
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const shellHead = shellTags({ page: '/', siteUrl, ...(await drawPage('/')) });
  writeFileSync(
    join(folder, fallbackPage),
    template.replace('</head>', () => `${shellHead}</head>`),
  );
  for (const { path, module } of pages) {
    const { js, css } = firstLoad(manifest, module);
    const addressOf = (file: string) => base + file;
    const { head, body } = await drawPage(path);
    const html = pageHtml(template, {
      page: path,
      head: head + headTags({ page: path, head, body, siteUrl }),
      body,
      scripts: js.map(addressOf),
      styles: css.map(addressOf),
    });
    const file = join(folder, path, 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
  const files = siteFiles({ pages: pages.map(({ path }) => path), siteUrl, isMock });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  rmSync(drawn, { recursive: true });
}
