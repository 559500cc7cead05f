import { describe, expect, it } from 'vitest';
import { pageHtml } from './page-html.ts';

const template = `<!doctype html><html lang="en-IN"><head>
<meta name="description" content="Of the site" />
<script defer src="/startup-check.js"></script>
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="stylesheet" crossorigin href="/assets/index.css">
<title>Site</title>
</head><body><div id="root"></div></body></html>`;

const page = {
  page: '/about',
  head: '<title>About</title><meta name="description" content="Of the page"/>',
  body: '<h1>$& costs</h1>',
  scripts: ['/assets/about.js'],
  styles: ['/assets/index.css', '/assets/about.css'],
};

describe('the HTML of a page', () => {
  const html = pageHtml(template, page);

  it('has the page’s own title and description once, in place of the site’s', () => {
    expect(html.match(/<title>[^<]*/g)).toEqual(['<title>About']);
    expect(html.match(/content="Of the \w+"/g)).toEqual(['content="Of the page"']);
  });

  it('names each file that the page needs once', () => {
    expect(html.match(/href="[^"]*"/g)).toEqual([
      'href="/assets/index.css"',
      'href="/assets/about.css"',
      'href="/assets/about.js"',
    ]);
  });

  it('keeps what was drawn as it is, and says which page it is', () => {
    expect(html).toContain('<div id="root"><h1>$& costs</h1></div>');
    expect(html).toContain('<html data-page="/about" lang="en-IN">');
  });

  it('keeps the tags of the application for the time after the first paint', () => {
    expect(html).toContain(
      '<template id="application"><script type="module" crossorigin src="/assets/index.js"></script>' +
        '<link rel="modulepreload" crossorigin href="/assets/about.js"></template></head>',
    );
    expect(html.match(/<script[^>]*>/g)).toHaveLength(2);
  });

  it('is refused where the template has lost its place for the page', () => {
    expect(() => pageHtml(template.replace('root', 'other'), page)).toThrow(/<div id="root">/);
  });
});
