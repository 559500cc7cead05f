/**
 * Shortens text to at most `count` characters, at the end of a word where possible. Adds an ellipsis
 * if it cuts anything.
 */
export function firstWords(text: string, count: number): string {
  // A character has at most two UTF-16 units. Splitting a very long text entirely would be slow.
  const characters = [...text.trim().slice(0, 2 * (count + 1))];
  if (characters.length <= count) return text;
  const first = characters.slice(0, count).join('');
  // Cuts between characters only if a single word is too long.
  const words = /\s/.test(characters[count] ?? '') ? first : first.replace(/\s+\S*$/, '');
  return `${words.replace(/[\s.,:;–-]+$/, '')}…`;
}

/**
 * The shortest text that counts as a sentence. Abbreviations such as 'Dr.' also end with a period.
 */
const SHORTEST = 24;

/**
 * The whole sentences that fit into `count` characters, or the first words if the first sentence is
 * too long.
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
