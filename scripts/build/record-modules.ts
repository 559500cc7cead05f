import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** The path of the module record within a build. */
export const moduleRecordFile = '.vite/modules.json';

/**
 * Records the modules in each chunk of a build, so that checks don't have to guess them from
 * minified code.
 */
export function recordModules(): Plugin {
  let root = '';
  return {
    name: 'record-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const record = chunks.map(({ fileName, modules }) => [
        fileName,
        Object.entries(modules)
          .filter(([, { renderedLength }]) => renderedLength > 0)
          .map(([id]) => relative(root, id).replaceAll('\\', '/')),
      ]);
      const source = JSON.stringify(Object.fromEntries(record), null, 1);
      this.emitFile({ type: 'asset', fileName: moduleRecordFile, source });
    },
  };
}
