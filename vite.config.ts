import { hash } from 'node:crypto';
import { relative } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { routeGeneration } from './route-generation.ts';
import { buildCommit } from './scripts/build/build-commit.ts';
import { minifiedPublicScripts } from './scripts/build/minify-public.ts';
import { mockWorker } from './scripts/build/mock-worker.ts';
import { notFoundPage } from './scripts/build/not-found-page.ts';
import { buildTarget } from './scripts/build/oldest-browsers.ts';
import { recordModules } from './scripts/build/record-modules.ts';
import { simulationNotice } from './scripts/build/simulation-notice.ts';
import { checkedVariables, readDeployEnv } from './scripts/deploy/variables.ts';
import { portInUse } from './scripts/port-in-use.ts';
import { prerenderedPages } from './scripts/prerender/plugin.ts';
import { previewAsDeployed } from './scripts/sites/as-deployed.ts';
import { routeChanges } from './scripts/start/route-changes.ts';
import { absentWallets } from './vite.shared.ts';

/**
 * Groups modules into chunks by folder (decision 5). Libraries rarely change, so their chunks stay
 * cached across deployments. Other chunks contain the frame of every page, and code that several
 * pages share.
 */
const chunkGroups = [
  {
    name: 'react',
    tags: ['$initial' as const],
    test: /node_modules\/(?:react|react-dom|scheduler)\//,
    priority: 3,
  },
  { name: 'framework', tags: ['$initial' as const], test: /node_modules/, priority: 2 },
  { name: 'frame', tags: ['$initial' as const], priority: 1 },
  {
    name: 'form',
    test: /node_modules\/(?:react-hook-form|@hookform)\//,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  { name: 'shared', test: /\/src\/shared\/(?!facts\/)/, minShareCount: 9 },
  { name: 'contract', test: /\/src\/contract\/(?!errors\/|limits\.)/ },
];

/**
 * The mock build includes Clerk's scripts, which Clerk's own host serves in production. Ungrouped,
 * they would become dozens of tiny files. Tests load the mock's pages thousands of times, and the
 * number of requests matters more than their size.
 */
const mockChunkGroups = [
  {
    name: 'clerk',
    test: /node_modules\/@clerk\/(?:shared|clerk-js)\//,
    includeDependenciesRecursively: false,
  },
];

/**
 * The router's store library imports a shim of a hook that React now includes. This alias replaces
 * the shim with React.
 */
const builtInStore = { find: /^use-sync-external-store\/shim$/, replacement: 'react' };

export default defineConfig(({ command, mode, isPreview }) => {
  const env = readDeployEnv(mode);
  const mocking = (env.VITE_API_MOCKING ?? (command === 'serve' && !isPreview ? 'on' : 'off')) === 'on';
  const recordsModules = process.env.RECORD_MODULES === 'on';
  return {
    plugins: [
      tanstackRouter({
        ...routeGeneration,
        target: 'react',
        autoCodeSplitting: true,
        // Bundles a page's loader with the page. Otherwise the loader would be part of the frame,
        // which every page loads.
        codeSplittingOptions: {
          defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']],
        },
      }),
      react(),
      portInUse,
      routeChanges,
      mocking && [msw({ mode: 'worker-only' }), mockWorker(), simulationNotice(), notFoundPage()],
      checkedVariables(env),
      recordsModules && recordModules(),
      minifiedPublicScripts(),
      previewAsDeployed(env),
      prerenderedPages({
        siteUrl: env.VITE_SITE_URL,
        isMock: mocking,
        // In a mock build, pages must not request data before the application loads, because the
        // mock's worker is not running yet.
        apiBaseUrl: mocking ? null : env.VITE_API_BASE_URL || '/api',
        keepsManifest: recordsModules,
      }),
    ],
    define: {
      __MOCKING__: JSON.stringify(mocking),
      // Only the mock panel shows the commit. Production builds leave the commit out, so they stay
      // identical across commits that don't affect them.
      ...(mocking && { __COMMIT__: JSON.stringify(buildCommit()) }),
    },
    resolve: { alias: [...absentWallets, builtInStore] },
    css: {
      modules: {
        // Vite's own names contain line numbers, so adding a comment would rename every class
        // below it.
        generateScopedName: (name, file) =>
          `_${name}_${hash('sha1', relative(import.meta.dirname, file), 'hex').slice(0, 6)}`,
      },
    },
    server: { port: 5173, strictPort: true },
    preview: { port: 4173, strictPort: true },
    build: {
      // Limits syntax and CSS to what the oldest browsers listed in package.json support.
      target: buildTarget,
      sourcemap: false,
      // Prerendering needs the manifest. Deployed builds don't include it.
      manifest: true,
      // Every target browser supports modulepreload or can do without it, so no polyfill is needed.
      modulePreload: { polyfill: false },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: mocking ? [...chunkGroups, ...mockChunkGroups] : [...chunkGroups] },
            },
          },
        },
      },
    },
  };
});
