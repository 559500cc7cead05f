import { asText, htmlPage } from './html.ts';

/** What a comparison found, with the places of its pictures relative to the page. */
export interface Comparison {
  readonly added: readonly string[];
  readonly gone: readonly string[];
  readonly changed: readonly {
    readonly file: string;
    readonly pixels: number;
    readonly before: string;
    readonly after: string;
    readonly marks: string;
  }[];
  readonly same: number;
}

/** One page with what is new, gone and changed; changed pictures side by side, the differing pixels in red. */
export function comparisonPage({ added, gone, changed, same }: Comparison): string {
  const list = (title: string, files: readonly string[]) =>
    `<section><h2>${title}: ${files.length}</h2><ul>${files.map((file) => `<li>${asText(file)}</li>`).join('')}</ul></section>`;
  const side = (caption: string, file: string, at: string) =>
    `<figure data-width="1440"><a href="${asText(at)}"><img src="${asText(at)}" alt="${asText(`${caption}: ${file}`)}" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;
  const articles = changed.map(
    ({ file, pixels, before, after, marks }) =>
      `<article><h3>${asText(file)}: ${pixels} pixels</h3><div class="row">${side('Before', file, before)}${side('After', file, after)}${side('What changed', file, marks)}</div></article>`,
  );
  return htmlPage(
    'What changed in pictures',
    `<h1>What changed in pictures</h1>
<p>${changed.length} changed, ${added.length} new, ${gone.length} gone, ${same} the same.</p>
<section><h2>Changed: ${changed.length}</h2>${articles.join('\n')}</section>
${list('New', added)}
${list('Gone', gone)}`,
  );
}
