/** A digit before a group: India groups the last three digits, then pairs. */
const BEFORE_GROUP = /\d(?=(?:\d\d)+\d$)/g;

/**
 * A count as India groups it: `1,204`, `12,34,567`. Not by `Intl`: a page's first formatter blocks a cheap phone for a
 * tenth of a second.
 */
export function formatCount(value: number): string {
  return String(Math.round(value)).replace(BEFORE_GROUP, '$&,');
}
