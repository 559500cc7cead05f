import type { Plugin } from 'vite';

/**
 * Adds a copy of index.html as 404.html. Static hosts that cannot rewrite URLs serve this page for
 * unknown addresses, so that links to any screen also work on those hosts.
 */
export function notFoundPage(): Plugin {
  return {
    name: 'eduempower:not-found-page',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no index.html');
        this.emitFile({ type: 'asset', fileName: '404.html', source: page.source });
      },
    },
  };
}
