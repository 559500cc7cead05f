import type { Plugin } from 'vite';

/**
 * Marks a mock build as a simulation, wherever the build is published. Every page starts with a
 * notice, and a meta tag asks search engines not to index the page. The notice is part of the HTML,
 * so nothing moves when the application loads. Its colors and its font do not depend on the site's
 * styles, which load later.
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
