import type { StorybookConfig } from '@storybook/react-vite';
import { msw } from 'msw/vite';
import { mockWorker } from '../scripts/build/mock-worker.ts';
import { statesIndexer, statesPlugin, withoutDevtools } from './states/index-states.ts';

const config: StorybookConfig = {
  stories: ['./guide/*.mdx', '../src/**/*.stories.tsx', './*/*.stories.tsx', './states/*.states.ts'],
  staticDirs: ['../public'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
  ],
  framework: {
    name: '@storybook/react-vite',
    // The site's own configuration also generates routes and serves the mock. Stories need neither.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  viteFinal: ({ plugins = [], ...rest }) => ({
    ...rest,
    plugins: [...plugins, statesPlugin, withoutDevtools, msw({ mode: 'worker-only' }), mockWorker()],
  }),
  experimental_indexers: (indexers) => [...(indexers ?? []), statesIndexer],
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // react-docgen-typescript needs the compiler's old API, which TypeScript 7 removed.
  typescript: { reactDocgen: process.env.STORYBOOK_DOCGEN === 'off' ? false : 'react-docgen', check: false },
};

export default config;
