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
  /** The site's public URL (`VITE_SITE_URL`). Empty or undefined if none is configured. */
  readonly siteUrl: string | undefined;
  /** True for a mock build, which search engines must not list. */
  readonly isMock: boolean;
  /** The base URL of the REST API. Null if pages must not call it before the application loads. */
  readonly apiBaseUrl: string | null;
  /** Whether to keep the build's manifest, which the bundle check reads. */
  readonly keepsManifest: boolean;
}

/**
 * Renders every public page at build time as `<path>/index.html`, and writes a page without content
 * as `shell.html`. Builds the site twice: for browsers, and to render the pages.
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
      if (!client || !ssr) throw new Error('The build lacks its client or its ssr environment');
      try {
        await builder.build(client);
        await builder.build(ssr);
        await writePages(builder, options);
      } catch (error) {
        // An incomplete site must not be deployed.
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
  // Imported dynamically, because the build has only just written this file.
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
