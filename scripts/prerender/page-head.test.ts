import { describe, expect, it } from 'vitest';
import { headTags } from './page-head.ts';
import { siteFiles } from './site-files.ts';

const head =
  '<title>Money &amp; more · EduEmpower</title><meta name="description" content="For &quot;you&quot;."/>';
const about = { page: '/about', head, body: '', siteUrl: 'https://eduempower.example' };

const dataOf = (tags: string) =>
  [...tags.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );

describe('what a page says about itself', () => {
  it('is its title and description for a messenger, with a picture and its own address', () => {
    const tags = headTags(about);
    expect(tags).toContain('<meta property="og:title" content="Money &amp; more · EduEmpower">');
    expect(tags).toContain('<meta property="og:description" content="For &quot;you&quot;.">');
    expect(tags).toContain('<meta property="og:image" content="https://eduempower.example/preview.png">');
    expect(tags).toContain('<link rel="canonical" href="https://eduempower.example/about">');
    expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it('names no address that the build does not know', () => {
    expect(headTags({ ...about, siteUrl: null })).not.toMatch(/canonical|og:url|og:image|http/);
  });

  it('fails where a page has no title or no description', () => {
    expect(() => headTags({ ...about, head: '<title>About</title>' })).toThrow(
      '/about has no title or no description',
    );
  });

  it('describes the organization on the home page, and the questions where a page answers some, for search engines', () => {
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

describe('what search engines read', () => {
  const pages = ['/', '/about', '/auth/login'];
  it('is every public page but those that lead to an account', () => {
    const files = siteFiles({ pages, siteUrl: 'https://eduempower.example', isMock: false });
    expect(files['robots.txt']).toContain('Sitemap: https://eduempower.example/sitemap.xml');
    expect(files['sitemap.xml']?.match(/<loc>[^<]*/g)).toEqual([
      '<loc>https://eduempower.example/',
      '<loc>https://eduempower.example/about',
    ]);
  });

  it('is no sitemap where the build does not know its address', () => {
    expect(Object.keys(siteFiles({ pages, siteUrl: null, isMock: false }))).toEqual(['robots.txt']);
  });

  it('keeps a build with the mock out of search', () => {
    const files = siteFiles({ pages, siteUrl: 'https://eduempower.example', isMock: true });
    expect(files).toEqual({ 'robots.txt': 'User-agent: *\nDisallow: /\n' });
  });
});
