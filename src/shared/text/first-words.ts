/**
 * Shortens text to at most `count` characters. Cuts it at the end of a word where possible, and
 * marks the cut with an ellipsis.
 */
export function firstWords(text: string, count: number): string {
  // Cuts the text first, because splitting very long text into characters would be slow. A
  // character has at most two UTF-16 units.
  const characters = [...text.trim().slice(0, 2 * (count + 1))];
  if (characters.length <= count) return text;
  const first = characters.slice(0, count).join('');
  // Cuts within a word only if that word alone is too long.
  const words = /\s/.test(characters[count] ?? '') ? first : first.replace(/\s+\S*$/, '');
  return `${words.replace(/[\s.,:;–-]+$/, '')}…`;
}

/**
 * The minimum length of a sentence, in characters. A shorter text may be an abbreviation such as
 * 'Dr.', which also ends with a period.
 */
const SHORTEST = 24;

/**
 * Returns as many whole sentences as fit into `count` characters. If the first sentence is too
 * long, returns its first words.
 */
export function firstSentences(text: string, count: number): string {
  const plain = text
    .slice(0, 4 * count)
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= count) return plain;
  const sentences = new RegExp(`^.{${SHORTEST - 1},${count - 1}}[.!?।](?=\\s)`, 'u').exec(plain);
  return sentences?.[0] ?? firstWords(plain, count);
}
