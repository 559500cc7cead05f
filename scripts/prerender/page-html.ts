/** The parts of a page that are not in the shared template. */
export interface PageParts {
  /** The page's path within the site. */
  readonly page: string;
  /** The title and other head tags. */
  readonly head: string;
  readonly body: string;
  /**
   * The URLs of the scripts that the page needs first. May include scripts that the template
   * already loads.
   */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const emptyRoot = '<div id="root"></div>';

/**
 * Puts a rendered page into the build's template.
 *
 * @throws Error unless the template has exactly one place for the head and one for the content
 */
export function pageHtml(template: string, { page, head, body, scripts, styles }: PageParts): string {
  const isNew = (address: string) => !template.includes(`"${address}"`);
  const links = [
    ...styles.filter(isNew).map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...scripts.filter(isNew).map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  ];
  const own = put(ownTags(template, head), '</head>', `${links.join('')}${head}</head>`);
  return put(scriptsAfterPaint(own), emptyRoot, `<div id="root">${body}</div>`).replace(
    '<html ',
    `<html data-page="${page}" `,
  );
}

/**
 * Replaces the preloads of the application's imports with scripts that precede the entry script.
 * Browsers run each script in its own task, so they can handle input in between.
 */
export function importsFirst(html: string): string {
  const preloads = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;
  const imports = Array.from(
    html.matchAll(preloads),
    ([, src]) => `<script type="module" crossorigin src="${src}"></script>`,
  );
  return html.replace(preloads, '').replace('<script type="module"', (tag) => imports.join('') + tag);
}

/** Removes the template's tags that the page's own head replaces. */
function ownTags(template: string, head: string): string {
  const named = head.matchAll(/<meta (?:name|property)="([^"]+)"/g);
  let html = template.replace(/\s*<title>[^<]*<\/title>/, '');
  for (const [, name = ''] of named) html = html.replace(new RegExp(`\\s*<meta\\s+name="${name}"[^>]*>`), '');
  return html;
}

/**
 * Moves the application's tags into a `<template>`. `public/startup-check.js` adds the tags to the
 * page after the first paint. Otherwise, loading and running the application would compete with the
 * paint for the network and the processor.
 */
function scriptsAfterPaint(html: string): string {
  const tags = /\s*(<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;
  const application = [...html.matchAll(tags)].map(([, tag]) => tag).join('');
  return put(
    html.replace(tags, ''),
    '</head>',
    `<template id="application">${application}</template></head>`,
  );
}

function put(html: string, place: string, text: string): string {
  if (html.split(place).length !== 2) throw new Error(`The template must contain ${place} exactly once`);
  return html.replace(place, () => text);
}
