/** The first characters of a text, with an ellipsis where something was left out; no character is cut in two. */
export function firstCharacters(text: string, count: number): string {
  const characters = [...text];
  return characters.length <= count ? text : `${characters.slice(0, count).join('')}…`;
}
