/** A rendered page, and the site's URL. */
export interface PageFacts {
  /** The page's path within the site. */
  readonly page: string;
  /** The title and description tags, as rendered by the page's route. */
  readonly head: string;
  readonly body: string;
  /** The public URL of the site without a trailing slash. Null if none is configured. */
  readonly siteUrl: string | null;
}

/** The picture that messaging apps show with a link. `npm start -w tools/brand` draws it. */
const PREVIEW = { path: '/preview.png', width: 1200, height: 630 } as const;
const PREVIEW_TEXT =
  'A book, a path over hills and a rising sun: EduEmpower, scholarships and funding for students in India.';

const property = (name: string, content: string) => `<meta property="${name}" content="${content}">`;

/**
 * Returns the head tags for search engines and messaging apps: Open Graph, the Twitter card, the
 * canonical URL, and structured data.
 */
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
 * Returns the head tags of the fallback page, with the home page's title and description. Messaging
 * apps preview the fallback page when a user shares a campaign or a scholarship. The page has no
 * canonical URL, because hosts serve it at many addresses.
 */
export function shellTags(home: PageFacts): string {
  const words = wordsOf(home);
  return [`<meta name="description" content="${words.description}">`, ...previewTags(home, words)].join('');
}

interface PageWords {
  readonly title: string;
  readonly description: string;
}

/**
 * Returns a page's title and description as HTML, as the head contains them. They need no further
 * escaping.
 */
function wordsOf({ page, head }: PageFacts): PageWords {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1];
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1];
  if (!title || !description) throw new Error(`${page} has no title or no description`);
  return { title, description };
}

/** Returns the tags for link previews in messaging apps. */
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

export function pageUrl(siteUrl: string, page: string): string {
  return page === '/' ? `${siteUrl}/` : siteUrl + page;
}

/**
 * Returns structured data (schema.org) about the site, its organization and the questions that the
 * page answers.
 */
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

/** Reads the questions and answers in a page's disclosure elements. */
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
