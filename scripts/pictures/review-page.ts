import type { Verdict } from './acceptance.ts';
import { asText, htmlPage } from './html.ts';

/**
 * The page on which pictures are accepted: before, after and the difference, one by one or all at once.
 *
 * @param hasBefore whether the accepted picture of a key is on this machine
 */
export function reviewPage({ changed, added, gone }: Verdict, hasBefore: (key: string) => boolean): string {
  const picture = (kind: string, caption: string, key: string) =>
    `<figure data-width="1440"><img src="/${kind}/${encodeURIComponent(key)}.png" alt="${asText(`${caption}: ${key}`)}" loading="lazy"><figcaption>${caption}</figcaption></figure>`;
  const before = (key: string) =>
    hasBefore(key)
      ? picture('before', 'Before', key) + picture('difference', 'What changed', key)
      : '<p>The accepted picture is not on this machine.</p>';
  const article = (word: string, key: string) =>
    `<article data-key="${asText(key)}"><h3>${asText(key)} <small>${word}</small></h3>
<div class="row">${word === 'new' ? '' : before(key)}${word === 'gone' ? '' : picture('after', 'After', key)}</div>
<button type="button" aria-label="Accept ${asText(key)}">Accept</button></article>`;
  const articles = [
    ...changed.map((key) => article('changed', key)),
    ...added.map((key) => article('new', key)),
    ...gone.map((key) => article('gone', key)),
  ];
  return htmlPage(
    'Pictures to accept',
    `<h1>Pictures to accept</h1>
<form><p role="status" id="count">${articles.length} to accept</p>
<button type="button" id="all"${articles.length === 0 ? ' disabled' : ''}>Accept all</button></form>
${articles.join('\n')}`,
    accepting,
  );
}

const accepting = `
const status = document.getElementById('count');
async function accept(articles) {
  const keys = articles.map(({ dataset }) => dataset.key);
  try {
    const answer = await fetch('/accept', {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(keys),
    });
    if (!answer.ok) throw new Error(await answer.text());
  } catch (error) {
    status.textContent = 'Not accepted: ' + error.message;
    return;
  }
  for (const article of articles) article.remove();
  const left = document.querySelectorAll('article').length;
  status.textContent = left + ' to accept';
  document.getElementById('all').disabled = left === 0;
}
document.getElementById('all').addEventListener('click', () => accept([...document.querySelectorAll('article')]));
for (const article of document.querySelectorAll('article'))
  article.querySelector('button').addEventListener('click', () => accept([article]));`;
