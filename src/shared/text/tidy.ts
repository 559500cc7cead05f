/**
 * Removes invisible characters, which are common in text copied from contacts, chats and web pages.
 */
export function withoutInvisible(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}

/**
 * Returns the value of a decimal digit in any script. In Unicode, each script's digits are
 * consecutive, from zero to nine.
 */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}

/**
 * Normalizes a number. Converts digits and full-width characters to ASCII, and collapses spaces.
 * Leaves `5²` unchanged, because it does not mean 52.
 */
export function plainNumber(text: string): string {
  return withoutInvisible(text)
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replace(/[！-～]/g, (fullWidth) => String.fromCharCode(fullWidth.charCodeAt(0) - 0xfee0))
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The characters that people write between the digits of a phone number. Includes every kind of
 * dash, because word processors replace hyphens.
 */
const PUNCTUATION = /[\s().\p{Dash}]/gu;

/**
 * Formats an Indian phone number as `+919876543210`, the format that servers expect. Accepts any
 * unambiguous notation, such as `tel:09876543210`, `Mobile: 98765.43210`, or `+91 0…` from
 * autofill. In any other text, only normalizes the digits.
 */
export function tidyPhone(text: string): string {
  const plain = plainNumber(text);
  const digits = plain.replace(/^[^+\d]+|\D+$/g, '').replace(PUNCTUATION, '');
  const number = /^(?:(?:\+|00?)?91)?0?([1-9]\d{9})$/.exec(digits)?.[1];
  return number === undefined ? plain : `+91${number}`;
}

/**
 * Whether tidied text can be a phone number: an Indian number, an Indian toll-free number, or a
 * foreign number with its country code.
 */
export function isPhone(text: string): boolean {
  return /^(?:\+91[1-9]\d{9}|18[06]0\d{7}|\+(?!91)[1-9]\d{6,14})$/.test(text.replace(PUNCTUATION, ''));
}

/**
 * Removes the characters that surround a copied email address, as in
 * `<mailto:asha@students.example>,`.
 */
export function tidyEmail(text: string): string {
  return withoutInvisible(text).replace(/^(?:mailto:|[\s<])+|[\s>,;]+$/gi, '');
}

/**
 * Whether text looks like an email address. Allows letters of any writing system. Only a reply
 * proves that the address exists.
 */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);
