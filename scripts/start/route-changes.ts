import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Matches the files that compose the route tree: `src/app/routes.ts` and a `<slice>.routes.ts` for
 * each slice.
 */
const ROUTES = /^src\/(?:app\/routes|features\/[\w-]+\/[\w-]+\.routes)\.ts$/;

/**
 * Warns in the terminal if a file that composes the route tree changes, because the router reads
 * these files only at startup.
 */
export const routeChanges: Plugin = {
  name: 'route-changes',
  apply: 'serve',
  configureServer({ config, watcher }) {
    const warn = (_: unknown, file: string) => {
      const path = relative(config.root, file).replaceAll('\\', '/');
      if (!ROUTES.test(path)) return;
      config.logger.warn(`${path} has changed. Restart npm start to load the new routes.`, {
        timestamp: true,
      });
    };
    watcher.on('all', warn);
  },
};
