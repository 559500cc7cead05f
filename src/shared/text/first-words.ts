/** The whole words within the first characters of a text, with an ellipsis where something was left out. */
export function firstWords(text: string, count: number): string {
  const characters = [...text.trim()];
  if (characters.length <= count) return text;
  const first = characters.slice(0, count).join('');
  // A single word that is longer is cut between two characters.
  const words = /\s/.test(characters[count] ?? '') ? first : first.replace(/\s+\S*$/, '');
  return `${words.replace(/[\s.,:;–-]+$/, '')}…`;
}
