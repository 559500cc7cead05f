/**
 * True if the tests try all combinations (`npm run test:all`), and false if they try a selection
 * (`npm test`).
 */
export const triesAll = process.env.ALL_COMBINATIONS === 'on';

/**
 * With `npm run test:all`, returns the whole list. With `npm test`, returns `count` items, which
 * differ from turn to turn, so that consecutive turns cover the list.
 *
 * @param turn a number that differs between the callers that share the list
 */
export function shareOf<Item>(list: readonly Item[], turn: number, count = 1): readonly Item[] {
  if (triesAll || count >= list.length) return list;
  return Array.from({ length: count }, (_, index) => list[(turn * count + index) % list.length] as Item);
}

/**
 * With `npm run test:all`, returns the whole list. With `npm test`, returns the first item of each
 * kind.
 */
export function oneOfEach<Item>(list: readonly Item[], kindOf: (item: Item) => string): readonly Item[] {
  if (triesAll) return list;
  const kinds = list.map(kindOf);
  return list.filter((item, index) => kinds.indexOf(kindOf(item)) === index);
}

/**
 * Returns a key for the layout of a page. Articles share one key, and short pages such as sign-in
 * share another.
 */
export const layoutOf = (path: string) =>
  /^\/(?:blog|cookies|help|privacy|resources|terms)/.test(path)
    ? 'article'
    : path.replace(/^\/auth\/login|^\/scholarship\/details$|^\/contact-submitted$/, '/auth');

/** Splits a list into parts of the given size. The last part may be smaller. */
export function inParts<Item>(list: readonly Item[], size: number): readonly Item[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}
