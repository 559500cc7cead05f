/** A page's title and description, and the site's address. */
export interface PageFacts {
  /** The path of the page in the site. */
  readonly page: string;
  /** Title and description, as the page's own route gives them. */
  readonly head: string;
  readonly body: string;
  /** The public address of the site without a slash at its end; null where the build does not know it. */
  readonly siteUrl: string | null;
}

/** The picture that messengers show beside a link, 1200 by 630 pixels (`npm start -w tools/brand`). */
const PREVIEW = { path: '/preview.png', width: 1200, height: 630 } as const;
const PREVIEW_TEXT =
  'A book, a path over hills and a rising sun: EduEmpower, scholarships and funding for students in India.';

const property = (name: string, content: string) => `<meta property="${name}" content="${content}">`;

/** The tags by which search engines and messengers know a page: Open Graph, the card, its own address, facts. */
export function headTags(facts: PageFacts): string {
  const { page, siteUrl } = facts;
  const address = siteUrl === null ? null : pageUrl(siteUrl, page);
  return [
    ...previewTags(facts, wordsOf(facts)),
    ...(address === null ? [] : [`<link rel="canonical" href="${address}">`, property('og:url', address)]),
    ...structuredData(facts).map(
      (data) =>
        `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ].join('');
}

/**
 * The tags of the page without content, in the words of the home page. It answers the addresses of campaigns and
 * scholarships, so it is what a messenger previews when someone shares one. It names no address, because it has many.
 */
export function shellTags(home: PageFacts): string {
  const words = wordsOf(home);
  return [`<meta name="description" content="${words.description}">`, ...previewTags(home, words)].join('');
}

interface PageWords {
  readonly title: string;
  readonly description: string;
}

/** A page's title and description. Both are in its head as HTML already: they are copied and not escaped again. */
function wordsOf({ page, head }: PageFacts): PageWords {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1];
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1];
  if (!title || !description) throw new Error(`${page} has no title or no description`);
  return { title, description };
}

/** The preview that messengers show beside a link. */
function previewTags({ siteUrl }: PageFacts, { title, description }: PageWords): readonly string[] {
  return [
    property('og:site_name', 'EduEmpower'),
    property('og:type', 'website'),
    property('og:locale', 'en_IN'),
    property('og:title', title),
    property('og:description', description),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(siteUrl === null
      ? []
      : [
          property('og:image', siteUrl + PREVIEW.path),
          property('og:image:width', String(PREVIEW.width)),
          property('og:image:height', String(PREVIEW.height)),
          property('og:image:alt', PREVIEW_TEXT),
        ]),
  ];
}

/** The public address of a page. */
export function pageUrl(siteUrl: string, page: string): string {
  return page === '/' ? `${siteUrl}/` : siteUrl + page;
}

/** Facts for machines (schema.org): the site and who runs it, and the questions that the page itself answers. */
function structuredData({ page, body, siteUrl }: PageFacts): readonly object[] {
  const context = { '@context': 'https://schema.org' };
  const questions = readQuestions(body);
  return [
    ...(page === '/' && siteUrl !== null
      ? [
          { ...context, '@type': 'WebSite', name: 'EduEmpower', url: `${siteUrl}/`, inLanguage: 'en-IN' },
          {
            ...context,
            '@type': 'Organization',
            name: 'EduEmpower',
            url: `${siteUrl}/`,
            logo: `${siteUrl}/icons/icon-512.png`,
          },
        ]
      : []),
    ...(questions.length > 0 ? [{ ...context, '@type': 'FAQPage', mainEntity: questions }] : []),
  ];
}

/** The questions of a page are its disclosures. */
function readQuestions(body: string): readonly object[] {
  return [...body.matchAll(/<details[^>]*><summary>(.*?)<\/summary>(.*?)<\/details>/gs)].map(
    ([, question = '', answer = '']) => ({
      '@type': 'Question',
      name: textOf(question),
      acceptedAnswer: { '@type': 'Answer', text: textOf(answer) },
    }),
  );
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function textOf(html: string): string {
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<\/(?:p|li|h\d)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
