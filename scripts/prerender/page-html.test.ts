import { describe, expect, it } from 'vitest';
import { importsFirst, pageHtml } from './page-html.ts';

const template = `<!doctype html><html lang="en-IN"><head>
<meta name="description" content="Of the site" />
<script defer src="/startup-check.js"></script>
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/react.js">
<link rel="modulepreload" crossorigin href="/assets/framework.js">
<link rel="stylesheet" crossorigin href="/assets/index.css">
<title>Site</title>
</head><body><div id="root"></div></body></html>`;

const page = {
  page: '/about',
  head: '<title>About</title><meta name="description" content="Of the page"/>',
  body: '<h1>$& costs</h1>',
  scripts: ['/assets/react.js', '/assets/framework.js', '/assets/index.js', '/assets/about.js'],
  styles: ['/assets/index.css', '/assets/about.css'],
};

describe('the HTML of a page', () => {
  const html = pageHtml(importsFirst(template), page);

  it('a prerendered page has its own title and description instead of the template’s', () => {
    expect(html.match(/<title>[^<]*/g)).toEqual(['<title>About']);
    expect(html.match(/content="Of the \w+"/g)).toEqual(['content="Of the page"']);
  });

  it('a prerendered page links each of its files once', () => {
    expect(html.match(/href="[^"]*"/g)).toEqual([
      'href="/assets/index.css"',
      'href="/assets/about.css"',
      'href="/assets/about.js"',
    ]);
  });

  it('a prerendered page contains its rendered content unchanged, and its path', () => {
    expect(html).toContain('<div id="root"><h1>$& costs</h1></div>');
    expect(html).toContain('<html data-page="/about" lang="en-IN">');
  });

  it('a prerendered page keeps the application’s scripts in a template element, each after the scripts that it imports', () => {
    const script = (name: string) => `<script type="module" crossorigin src="/assets/${name}.js"></script>`;
    expect(html).toContain(
      `<template id="application">${script('react')}${script('framework')}${script('index')}` +
        '<link rel="modulepreload" crossorigin href="/assets/about.js"></template></head>',
    );
    expect(html.match(/<script[^>]*>/g)).toHaveLength(4);
  });

  it('pageHtml throws if the template has no element for the page’s content', () => {
    expect(() => pageHtml(template.replace('root', 'other'), page)).toThrow(/<div id="root">/);
  });
});
