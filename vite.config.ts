import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, loadEnv } from 'vite';
import { routeGeneration } from './route-generation.ts';
import { minifiedPublicScripts } from './scripts/build/minify-public.ts';
import { mockWorker } from './scripts/build/mock-worker.ts';
import { notFoundPage } from './scripts/build/not-found-page.ts';
import { buildTarget } from './scripts/build/oldest-browsers.ts';
import { recordModules } from './scripts/build/record-modules.ts';
import { simulationNotice } from './scripts/build/simulation-notice.ts';
import { securityHeaders } from './scripts/deploy/security-headers.ts';
import { checkedVariables } from './scripts/deploy/variables.ts';
import { portInUse } from './scripts/port-in-use.ts';
import { prerenderedPages } from './scripts/prerender/plugin.ts';
import { absentWallets } from './vite.shared.ts';

/**
 * What every page loads, in a few files instead of dozens of slivers: the libraries, which change seldom and
 * stay cached over a deployment, and the product's own frame. Then what many pages share: a file for each module
 * would be a request for each (decision 5).
 */
const chunkGroups = [
  {
    name: 'react',
    tags: ['$initial' as const],
    test: /\/(?:node_modules\/(?:react|react-dom|scheduler)\/|src\/app\/react-dom\.)/,
    priority: 3,
  },
  { name: 'framework', tags: ['$initial' as const], test: /node_modules/, priority: 2 },
  { name: 'frame', tags: ['$initial' as const], priority: 1 },
  // What a form is made of. The fields are read by pages without a form.
  {
    name: 'form',
    test: /node_modules\/(?:@mantine\/hooks|react-hook-form|@hookform|@tanstack\/(?:react-query|query-core))\/|\/src\/shared\/(?:form\/(?!fields)|draft\/(?!stored-drafts)|ui\/(?:problem-summary|character-count|near-limit|next-step)\.)/,
    minShareCount: 6,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  // What would be a file of a few hundred bytes.
  {
    name: 'small',
    test: /\/src\/(?:shared\/(?:router\/use-page-ahead|session\/(?:sign-out-channel|use-signed-out-user|widget-skeleton|auth-widget\.module)|ui\/faq)|features\/site\/claims\/[\w-]+)\./,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  // What comes with the sign-in service.
  {
    name: 'session',
    test: /\/src\/(?:shared\/store\/organization-figures|features\/auth\/(?:session\/(?:session-work|follow-session|sign-out|sync-user)|sign-in\/target-store))\./,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    name: 'list',
    test: /\/src\/shared\/(?:ui\/(?:select-field|choice)|text\/first-words|marks\/(?:use-marks|marks-store)|store\/persisted-store)\./,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    name: 'scholarships',
    test: /\/src\/(?:features\/scholarship\/scholarship-(?:queries|view|card|extras)|contract\/errors\/scholarship)\./,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    name: 'campaigns',
    test: /\/src\/features\/crowdfunding\/(?:crowdfunding-queries|campaign(?:-card|-category|-drawing|-picture)?|funding-bar|list\/campaign-grid)\./,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  // A student's own records, which nearly always come together.
  {
    name: 'student-records',
    test: /\/src\/features\/(?:application\/(?:own-applications|application-queries)|student\/student-queries)\./,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  { name: 'shared', test: /\/src\/shared\//, minShareCount: 9 },
  // A page that calls one operation loads the table of all, and so every schema.
  // Pages without a call read texts and limits.
  { name: 'contract', test: /\/src\/contract\/(?!errors\/|limits\.)/ },
];

/**
 * The mock brings along what others serve in production, in dozens of slivers: a page of it is loaded thousands of
 * times by tests, and each file costs more than its bytes.
 */
const mockChunkGroups = [
  {
    name: 'clerk',
    test: /node_modules\/@clerk\/(?:shared|clerk-js)\//,
    includeDependenciesRecursively: false,
  },
];

/** React has this itself; the router's library still brings the stand-in for a React without it. */
const builtInStore = { find: /^use-sync-external-store\/shim$/, replacement: 'react' };

export default defineConfig(({ command, mode, isPreview }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const mocking = (env.VITE_API_MOCKING ?? (command === 'serve' && !isPreview ? 'on' : 'off')) === 'on';
  const recordsModules = process.env.RECORD_MODULES === 'on';
  return {
    plugins: [
      tanstackRouter({
        ...routeGeneration,
        target: 'react',
        autoCodeSplitting: true,
        // What a page reads first comes with the page: the frame of every other page does without it.
        codeSplittingOptions: {
          defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']],
        },
      }),
      react(),
      portInUse,
      mocking && [msw({ mode: 'worker-only' }), mockWorker(), simulationNotice(), notFoundPage()],
      !mocking && checkedVariables(env),
      recordsModules && recordModules(),
      minifiedPublicScripts(),
      prerenderedPages({
        siteUrl: env.VITE_SITE_URL,
        isMock: mocking,
        // The mock's worker answers only later.
        apiBaseUrl: mocking ? null : env.VITE_API_BASE_URL || '/api',
        keepsManifest: recordsModules,
      }),
    ],
    define: { __MOCKING__: JSON.stringify(mocking) },
    resolve: { alias: [...absentWallets, builtInStore] },
    server: { port: 5173, strictPort: true },
    preview: {
      port: 4173,
      strictPort: true,
      // A production build is looked at under the headers that it is deployed with.
      ...(mocking ? {} : { headers: securityHeaders(env) }),
    },
    build: {
      // Syntax and styles of the oldest browsers that package.json names.
      target: buildTarget,
      sourcemap: false,
      // The pages are made with it; a deployed build lists no files.
      manifest: true,
      // Every browser of the target knows modulepreload, or does well without.
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
