import { expect, it } from 'vitest';
import type { ArticleContent } from './article.tsx';
import { cookies, privacy } from './legal-content.ts';
import { ownEntries, plainEntries } from './stored-entries.ts';

function listOf({ sections }: ArticleContent, id: string): readonly string[] {
  const blocks = sections.find((section) => section.id === id)?.body ?? [];
  return blocks.flatMap((block) => (typeof block === 'object' && 'list' in block ? block.list : []));
}

it('[ROUTE-04] the Cookies page lists every stored key once, with its purpose, lifetime and place of storage', () => {
  const folds = cookies.sections
    .flatMap(({ body }) => body)
    .flatMap((block) => (typeof block === 'object' && 'folds' in block ? block.folds : []));
  expect(folds.map(({ title }) => title)).toEqual(['Sign-in', 'Payment', 'Drafts', 'Settings']);
  const rows = folds
    .flatMap(({ body }) => body)
    .flatMap((block) => (typeof block === 'object' && 'rows' in block ? block.rows : []));
  const entries = [
    ...Object.entries(ownEntries).map(([name, entry]) => [`eduempower.${name}.…`, entry] as const),
    ...Object.entries(plainEntries),
  ];
  for (const [key, { what, purpose, until, place }] of entries) {
    const found = rows.filter(([text]) => text?.endsWith(` \`${key}\``));
    expect(found, key).toHaveLength(1);
    for (const part of [what, purpose, until, place]) expect(found.join(' '), key).toContain(part);
  }
});

it('[ROUTE-04] the Privacy page names every service that receives data', () => {
  const items = listOf(privacy('public'), 'recipients');
  for (const name of ['EduEmpower’s server', 'Clerk', 'Turnstile', 'Supabase', 'Razorpay', 'EmailJS']) {
    expect(
      items.some((text) => text.includes(name)),
      name,
    ).toBe(true);
  }
});

it.each([
  ['public', 'Anyone with a document’s address can open it.'],
  ['private', 'Documents open only for you, and for organizations you’ve applied to.'],
] as const)('[ROUTE-04] the Privacy page says who can open documents in %s buckets', (documents, text) => {
  const body = JSON.stringify(privacy(documents).sections.find(({ id }) => id === 'students'));
  expect(body).toContain(text);
  expect(body.includes('public addresses')).toBe(documents === 'public');
});
