/** Whether all combinations are tried (`npm run test:all`), or some of each (`npm test`). */
export const triesAll = process.env.ALL_COMBINATIONS === 'on';

/**
 * All of a list with `npm run test:all`; with `npm test` so many of it, which begin elsewhere for each number: a few
 * numbers together have all.
 *
 * @param turn which one this is of those that share the list
 */
export function shareOf<Item>(list: readonly Item[], turn: number, count = 1): readonly Item[] {
  if (triesAll || count >= list.length) return list;
  return Array.from({ length: count }, (_, index) => list[(turn * count + index) % list.length] as Item);
}

/** All of a list with `npm run test:all`; with `npm test` the first one of each kind. */
export function oneOfEach<Item>(list: readonly Item[], kindOf: (item: Item) => string): readonly Item[] {
  return triesAll ? list : [...new Map(list.toReversed().map((item) => [kindOf(item), item])).values()];
}

/** What pages look like: those for reading have one layout, and so have the two of sign-in. */
export const layoutOf = (path: string) =>
  /^\/(?:blog|cookies|help|privacy|resources|terms)/.test(path)
    ? 'article'
    : path.replace(/^\/auth\/(?:login|sign-up)|^\/scholarship\/details$|^\/contact-submitted$/, '/auth');

/** A list in parts of so many, the last one with what is left. */
export function inParts<Item>(list: readonly Item[], size: number): readonly Item[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}
