import type { Plugin } from 'vite';
import { headersFile } from './security-headers.ts';
import { type BuildEnv, checkVariables } from './variables.ts';

/** Every address of the site is the same page. */
const redirectsFile = '/* /index.html 200\n';

/**
 * For a production build: fails at once when a required variable is missing, and writes what static hosts read
 * beside the site.
 */
export function productionFiles(env: BuildEnv): Plugin {
  return {
    name: 'eduempower:production-files',
    apply: 'build',
    buildStart() {
      for (const missed of checkVariables(env)) this.warn(missed);
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(env) });
      this.emitFile({ type: 'asset', fileName: '_redirects', source: redirectsFile });
    },
  };
}
