/** A text without marks that nobody sees: they come along with what is copied from contacts, chats and web pages. */
export function withoutInvisible(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}

/** The value of a decimal digit of any script: Unicode has the ten of each script in a row, with the zero first. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}

/**
 * A number with digits and signs as a keyboard for English has them, single spaces, and no invisible marks. `5²` stays:
 * it is not 52.
 */
export function plainNumber(text: string): string {
  return withoutInvisible(text)
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replace(/[！-～]/g, (fullWidth) => String.fromCharCode(fullWidth.charCodeAt(0) - 0xfee0))
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * An Indian telephone number as servers ask for it, `+919876543210`, where it is plain what was meant: `tel:098765 43210`,
 * `+91 0…` as browsers fill it in, `Mobile: …`. Any other text is only written with plain digits.
 */
export function tidyPhone(text: string): string {
  const plain = plainNumber(text);
  const digits = plain.replace(/^[^+\d]+|\D+$/g, '').replace(/[\s().–-]/g, '');
  const number = /^(?:(?:\+|00?)?91)?0?([1-9]\d{9})$/.exec(digits)?.[1];
  return number === undefined ? plain : `+91${number}`;
}

/** An email address without what surrounds it where it was copied: `<mailto:asha@students.example>,`. */
export function tidyEmail(text: string): string {
  return withoutInvisible(text).replace(/^(?:mailto:|[\s<])+|[\s>,;]+$/gi, '');
}
