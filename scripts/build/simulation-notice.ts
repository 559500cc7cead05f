import type { Plugin } from 'vite';

/**
 * Marks a mock build as what it is, wherever it is published: a line above every page says that it is a simulation, and
 * search engines leave it out. The line is in the page itself, so nothing moves when the application comes. It brings
 * its own colors and a font that is there already, for the same reason.
 */
export function simulationNotice(): Plugin {
  return {
    name: 'eduempower:simulation-notice',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'robots', content: 'noindex, nofollow' }, injectTo: 'head' },
      {
        tag: 'p',
        attrs: {
          role: 'note',
          style:
            'margin: 0; padding: 8px 16px; background: #ffd98a; color: #11112b; font: 15px/1.4 system-ui, sans-serif; text-align: center;',
        },
        children:
          'This is a simulation. The people and the money are made up, and nothing that you enter leaves this device.',
        injectTo: 'body-prepend',
      },
    ],
  };
}
