import { describe, expect, it } from 'vitest';
import { headTags, shellTags } from './page-head.ts';
import { siteFiles } from './site-files.ts';

const head =
  '<title>Money &amp; more · EduEmpower</title><meta name="description" content="For &quot;you&quot;."/>';
const about = { page: '/about', head, body: '', siteUrl: 'https://eduempower.example' };

const dataOf = (tags: string) =>
  [...tags.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );

describe('the head of a page', () => {
  it('headTags writes a title, description, picture and canonical URL for link previews', () => {
    const tags = headTags(about);
    expect(tags).toContain('<meta property="og:title" content="Money &amp; more · EduEmpower">');
    expect(tags).toContain('<meta property="og:description" content="For &quot;you&quot;.">');
    expect(tags).toContain('<meta property="og:image" content="https://eduempower.example/preview.png">');
    expect(tags).toContain('<link rel="canonical" href="https://eduempower.example/about">');
    expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it('without a site URL, headTags writes no absolute URLs', () => {
    expect(headTags({ ...about, siteUrl: null })).not.toMatch(/canonical|og:url|og:image|http/);
  });

  it('headTags throws for a page without a description', () => {
    expect(() => headTags({ ...about, head: '<title>About</title>' })).toThrow(
      '/about has no title or no description',
    );
  });

  it('structured data describes the site on the home page, and lists the questions and answers of an FAQ page', () => {
    const types = (tags: string) => dataOf(tags).map((data) => data['@type']);
    expect(types(headTags({ ...about, page: '/' }))).toEqual(['WebSite', 'Organization']);
    const body =
      '<details><summary><span>Is it <!-- -->free?</span></summary><div><p>Yes.</p><p>A &lt;/script&gt; &amp; more</p></div></details>';
    const tags = headTags({ ...about, body });
    expect(dataOf(tags)).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'Is it free?',
            acceptedAnswer: { '@type': 'Answer', text: 'Yes. A </script> & more' },
          },
        ],
      },
    ]);
    expect(types(headTags(about))).toEqual([]);
  });
});

it('the fallback page has the home page’s link preview, but no canonical URL or structured data', () => {
  const tags = shellTags({ ...about, page: '/' });
  expect(tags).toContain('<meta name="description" content="For &quot;you&quot;.">');
  expect(tags).toContain('<meta property="og:title" content="Money &amp; more · EduEmpower">');
  expect(tags).toContain('<meta property="og:description" content="For &quot;you&quot;.">');
  expect(tags).toContain('<meta property="og:image" content="https://eduempower.example/preview.png">');
  expect(tags).not.toMatch(/canonical|og:url|ld\+json/);
  expect(shellTags({ ...about, page: '/', siteUrl: null })).not.toContain('og:image');
});

describe('files for search engines', () => {
  const pages = ['/', '/about', '/auth/login'];
  it('the sitemap lists every public page except the sign-in pages', () => {
    const files = siteFiles({ pages, siteUrl: 'https://eduempower.example', isMock: false });
    expect(files['robots.txt']).toContain('Sitemap: https://eduempower.example/sitemap.xml');
    expect(files['sitemap.xml']?.match(/<loc>[^<]*/g)).toEqual([
      '<loc>https://eduempower.example/',
      '<loc>https://eduempower.example/about',
    ]);
  });

  it('a build without a site URL has no sitemap', () => {
    expect(Object.keys(siteFiles({ pages, siteUrl: null, isMock: false }))).toEqual(['robots.txt']);
  });

  it('a mock build’s robots.txt disallows all pages, and the build has no sitemap', () => {
    const files = siteFiles({ pages, siteUrl: 'https://eduempower.example', isMock: true });
    expect(files).toEqual({ 'robots.txt': 'User-agent: *\nDisallow: /\n' });
  });
});
