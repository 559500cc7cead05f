/** A page's own parts, beside the shared template. */
export interface PageParts {
  /** The path of the page in the site. */
  readonly page: string;
  /** Title and other tags for the head. */
  readonly head: string;
  readonly body: string;
  /** Addresses of the files that the page's first content needs beside those of the template. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const emptyRoot = '<div id="root"></div>';

/**
 * Puts a drawn page into the template of the build.
 * @throws Error when the template has lost one of the places
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
 * Makes each file that the application imports a script before it: a browser runs each in a task of its own, and handles
 * input in between.
 */
export function importsFirst(html: string): string {
  const preloads = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;
  const imports = Array.from(
    html.matchAll(preloads),
    ([, src]) => `<script type="module" crossorigin src="${src}"></script>`,
  );
  return html.replace(preloads, '').replace('<script type="module"', (tag) => imports.join('') + tag);
}

/** The template without the tags that the page has of its own. */
function ownTags(template: string, head: string): string {
  const named = head.matchAll(/<meta (?:name|property)="([^"]+)"/g);
  let html = template.replace(/\s*<title>[^<]*<\/title>/, '');
  for (const [, name = ''] of named) html = html.replace(new RegExp(`\\s*<meta\\s+name="${name}"[^>]*>`), '');
  return html;
}

/**
 * What is drawn is painted before the application is fetched and run, which would share the line and the processor with
 * it: its tags wait in a template, which `public/startup-check.js` puts into the page.
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
  if (html.split(place).length !== 2) throw new Error(`The template has to have ${place} once`);
  return html.replace(place, () => text);
}
