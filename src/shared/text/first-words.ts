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
