/**
 * Returns a pattern that matches a catalogue text on a screen. A placeholder such as `{name}`
 * matches any text, and a space also matches a line break.
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
