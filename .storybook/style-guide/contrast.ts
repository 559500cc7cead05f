/** Returns the relative luminance of a color in the form `#rrggbb`, as defined in WCAG 2.2. */
function luminance(color: string): number {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color)?.slice(1);
  if (!channels) throw new RangeError(`Not a color in the form #rrggbb: ${color}`);
  const [red = 0, green = 0, blue = 0] = channels.map((digits) => {
    const share = Number.parseInt(digits, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colors, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A color and the background that it appears on. */
export interface Pair {
  readonly front: string;
  readonly back: string;
  readonly use: string;
  /**
   * The minimum contrast: 4.5 for text, 3 for the outline of a control (WCAG 1.4.3, 1.4.11).
   */
  readonly floor: 3 | 4.5;
}

const text = (front: string, back: string, use: string): Pair => ({ front, back, use, floor: 4.5 });

/** The pairs of color tokens that need a minimum contrast. */
export const pairs: readonly Pair[] = [
  text('ink', 'paper', 'Text on the page'),
  text('ink', 'card', 'Text on a card'),
  text('ink-2', 'paper', 'Secondary text on the page'),
  text('ink-2', 'card', 'Secondary text on a card'),
  text('ink', 'tint', 'Text in a quiet box'),
  text('brand', 'paper', 'A link on the page'),
  text('brand', 'card', 'A link on a card'),
  text('brand', 'tint', 'A quiet button'),
  text('on-brand', 'brand', 'A filled button'),
  text('on-brand', 'brand-strong', 'A filled button on hover'),
  text('on-marigold', 'marigold', 'The next-step button'),
  text('on-marigold', 'marigold-strong', 'The next-step button on hover'),
  text('ink', 'marigold-soft', 'Text in a warning note'),
  text('attention', 'marigold-soft', 'A close deadline'),
  text('attention', 'card', 'A warning on a card'),
  text('leaf', 'leaf-soft', 'A success label, such as “Verified”'),
  text('leaf', 'card', 'A success label on a card'),
  text('ink', 'leaf-soft', 'Text in a success note'),
  text('error', 'paper', 'An error on the page'),
  text('error', 'card', 'An error next to its field'),
  text('error', 'error-soft', 'An error in an error note'),
  text('ink', 'error-soft', 'What to do about an error'),
  { front: 'control-line', back: 'card', use: 'The outline of a field', floor: 3 },
  { front: 'control-line', back: 'paper', use: 'The outline of a field on the page', floor: 3 },
  { front: 'brand', back: 'paper', use: 'The focus ring', floor: 3 },
];
