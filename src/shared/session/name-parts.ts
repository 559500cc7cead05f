/**
 * Splits a full name into the two parts that Clerk stores. The last word is the last name. A single
 * word is the first name.
 */
export function nameParts(name: string): { readonly firstName: string; readonly lastName: string } {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}
