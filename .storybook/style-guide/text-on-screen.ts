/**
 * Matches a catalogue text on a screen. `{name}` matches any words, and lines may break anywhere.
 */
export function textPattern(text: string): RegExp {
  const words = text
    .split(/(\{\w+\}|\s+)/)
    .map((part) =>
      /^\{\w+\}$/.test(part)
        ? '[\\s\\S]+?'
        : /^\s+$/.test(part)
          ? '\\s+'
          : part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'),
    );
  return new RegExp(words.join(''));
}
