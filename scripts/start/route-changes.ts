import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** The route tree is composed in `src/app/routes.ts` and in a `<slice>.routes.ts` for each slice. */
const ROUTES = /^src\/(?:app\/routes|features\/[\w-]+\/[\w-]+\.routes)\.ts$/;

/** The router reads those files once: the terminal says that a change needs a restart. */
export const routeChanges: Plugin = {
  name: 'route-changes',
  apply: 'serve',
  configureServer({ config, watcher }) {
    const tell = (_: unknown, file: string) => {
      const path = relative(config.root, file).replaceAll('\\', '/');
      if (!ROUTES.test(path)) return;
      config.logger.warn(`${path} has changed. Restart npm start, so that the site gets its routes.`, {
        timestamp: true,
      });
    };
    watcher.on('all', tell);
  },
};
