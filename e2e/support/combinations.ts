/** Whether to try all combinations (`npm run test:all`) or a selection (`npm test`). */
export const triesAll = process.env.ALL_COMBINATIONS === 'on';

/**
 * The whole list with `npm run test:all`. With `npm test`, `count` items that start at a different
 * place for each turn, so that consecutive turns cover the list.
 *
 * @param turn the caller's index among those that share the list
 */
export function shareOf<Item>(list: readonly Item[], turn: number, count = 1): readonly Item[] {
  if (triesAll || count >= list.length) return list;
  return Array.from({ length: count }, (_, index) => list[(turn * count + index) % list.length] as Item);
}

/** The whole list with `npm run test:all`. With `npm test`, the first item of each kind. */
export function oneOfEach<Item>(list: readonly Item[], kindOf: (item: Item) => string): readonly Item[] {
  return triesAll ? list : [...new Map(list.toReversed().map((item) => [kindOf(item), item])).values()];
}

/** A key for the layout of a page. Articles share one layout, and so do the two sign-in pages. */
export const layoutOf = (path: string) =>
  /^\/(?:blog|cookies|help|privacy|resources|terms)/.test(path)
    ? 'article'
    : path.replace(/^\/auth\/(?:login|sign-up)|^\/scholarship\/details$|^\/contact-submitted$/, '/auth');

/** Splits a list into parts of the given size. The last part may be smaller. */
export function inParts<Item>(list: readonly Item[], size: number): readonly Item[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}
