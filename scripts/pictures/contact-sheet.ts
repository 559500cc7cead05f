import { asText, htmlPage } from './html.ts';
import { type Picture, picturesOf, type Story, schemes, widths } from './pictures.ts';

/** A picture's size in pixels, out of the head of its file. */
export function pngSize(file: Buffer): { readonly width: number; readonly height: number } {
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

const options = (values: readonly (string | number)[]) =>
  values.map((value) => `<option>${value}</option>`).join('');

/**
 * One page with every picture, by the titles of the stories.
 *
 * @param sizeOf a picture's size by its file, so that nothing moves while pictures come
 */
export function contactSheet(
  stories: readonly Story[],
  sizeOf: (file: string) => { readonly width: number; readonly height: number },
): string {
  const titles = Map.groupBy(stories, ({ title }) => title);
  const sections = [...titles].map(
    ([title, group]) =>
      `<section data-title="${asText(title)}"><h2>${asText(title)}</h2>${group.map(row).join('\n')}</section>`,
  );
  return htmlPage('All stories in pictures', `${head(stories.length)}\n${sections.join('\n')}`, filtering);

  function row(story: Story): string {
    const figures = picturesOf([story]).map(figure).join('');
    const words = asText(`${story.title} ${story.name}`.toLowerCase());
    return `<article data-words="${words}"><h3>${asText(story.name)}</h3><div class="row">${figures}</div></article>`;
  }

  function figure({ story, width, scheme, file }: Picture): string {
    const size = sizeOf(file);
    const alt = asText(`${story.title}, ${story.name}, ${width} pixels wide, ${scheme}`);
    return `<figure data-width="${width}" data-scheme="${scheme}"><a href="${file}"><img src="${file}" alt="${alt}" loading="lazy" width="${size.width}" height="${size.height}"></a><figcaption>${width} px, ${scheme}</figcaption></figure>`;
  }
}

const head = (count: number) => `<h1>All stories in pictures</h1>
<form role="search" onsubmit="return false">
<label>Title or story <input type="search" name="words" autocomplete="off"></label>
<label>Width <select name="width"><option value="">Both</option>${options(widths)}</select></label>
<label>Scheme <select name="scheme"><option value="">Both</option>${options(schemes)}</select></label>
<p role="status" id="count">${count} stories</p>
</form>`;

const filtering = `
const form = document.forms[0];
form.addEventListener('input', () => {
  const { words, width, scheme } = Object.fromEntries(new FormData(form));
  const wanted = words.trim().toLowerCase();
  let count = 0;
  for (const figure of document.querySelectorAll('figure'))
    figure.hidden = (width && figure.dataset.width !== width) || (scheme && figure.dataset.scheme !== scheme);
  for (const section of document.querySelectorAll('section')) {
    let some = false;
    for (const article of section.querySelectorAll('article')) {
      article.hidden = !article.dataset.words.includes(wanted);
      if (!article.hidden) { some = true; count += 1; }
    }
    section.hidden = !some;
  }
  document.getElementById('count').textContent = count + (count === 1 ? ' story' : ' stories');
});`;
