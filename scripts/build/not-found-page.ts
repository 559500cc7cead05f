import type { Plugin } from 'vite';

/**
 * Gives a build the page that static hosts without rewriting answer an unknown address with: the site itself, which
 * knows its addresses better. So a link to any screen works there, too.
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
