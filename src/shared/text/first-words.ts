/** The whole words within the first characters of a text, with an ellipsis where something was left out. */
export function firstWords(text: string, count: number): string {
  // A character has at most two UTF-16 units. Splitting all of a very long text would take long.
  const characters = [...text.trim().slice(0, 2 * (count + 1))];
  if (characters.length <= count) return text;
  const first = characters.slice(0, count).join('');
  // A single word that is longer is cut between two characters.
  const words = /\s/.test(characters[count] ?? '') ? first : first.replace(/\s+\S*$/, '');
  return `${words.replace(/[\s.,:;–-]+$/, '')}…`;
}

/** The shortest text that counts as a sentence, because abbreviations such as 'Dr.' also end with a period. */
const SHORTEST = 24;

/** The whole sentences that fit a length. If the first sentence is longer, its first words. */
export function firstSentences(text: string, count: number): string {
  const plain = text
    .slice(0, 4 * count)
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= count) return plain;
  const sentences = new RegExp(`^.{${SHORTEST - 1},${count - 1}}[.!?।](?=\\s)`, 'u').exec(plain);
  return sentences?.[0] ?? firstWords(plain, count);
}
