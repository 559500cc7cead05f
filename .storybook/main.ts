import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx', './*/*.stories.tsx'],
  staticDirs: ['../public'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest', '@storybook/addon-mcp'],
  framework: {
    name: '@storybook/react-vite',
    // The site's own configuration generates routes and serves the mock, which stories know nothing of.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // react-docgen-typescript drives the compiler's old API, which TypeScript 7 no longer has.
  typescript: { reactDocgen: process.env.STORYBOOK_DOCGEN === 'off' ? false : 'react-docgen', check: false },
};

export default config;
