import { filled, OPENING, plainWords } from './readiness-text.ts';

/** India's states and union territories, with the names that people still write for them. */
const STATES: readonly (readonly [name: string, ...others: string[]])[] = [
  ['Andaman and Nicobar Islands', 'Andaman and Nicobar'],
  ['Andhra Pradesh'],
  ['Arunachal Pradesh'],
  ['Assam'],
  ['Bihar'],
  ['Chandigarh'],
  ['Chhattisgarh', 'Chattisgarh'],
  ['Dadra and Nagar Haveli and Daman and Diu'],
  ['Delhi', 'New Delhi', 'NCT of Delhi'],
  ['Goa'],
  ['Gujarat'],
  ['Haryana'],
  ['Himachal Pradesh'],
  ['Jammu and Kashmir'],
  ['Jharkhand'],
  ['Karnataka'],
  ['Kerala', 'Keralam'],
  ['Ladakh'],
  ['Lakshadweep'],
  ['Madhya Pradesh'],
  ['Maharashtra'],
  ['Manipur'],
  ['Meghalaya'],
  ['Mizoram'],
  ['Nagaland'],
  ['Odisha', 'Orissa'],
  ['Puducherry', 'Pondicherry'],
  ['Punjab'],
  ['Rajasthan'],
  ['Sikkim'],
  ['Tamil Nadu', 'Tamilnadu'],
  ['Telangana'],
  ['Tripura'],
  ['Uttar Pradesh'],
  ['Uttarakhand', 'Uttaranchal'],
  ['West Bengal'],
];

const stateByWords = new Map(
  STATES.flatMap(([name, ...others]) => [name, ...others].map((one) => [plainWords(one), name] as const)),
);

/** A state by any of its names, as this product writes it; undefined where it is none. */
export function stateNamed(text: string): string | undefined {
  return stateByWords.get(plainWords(text));
}

/**
 * The state that an address ends with, before a postal code and 'India', and only where a comma or a new
 * line sets it apart: 'Kerala Street, Chennai' is not in Kerala.
 */
export function stateOfAddress(address: string): string | undefined {
  const parts = address
    .split(/[,\n]/)
    .map((part) =>
      part
        .replace(/\b\d{3} ?\d{3}\b/g, '')
        .replace(/[-–.\s]+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '' && !/^india$/i.test(part));
  const last = parts.at(-1);
  return parts.length > 1 && last !== undefined ? stateNamed(last) : undefined;
}

const LIVES =
  '(?:(?:permanent |bona ?fide )?residents? (?:of|in)|residing in|lives? in|living in|from|belongs? to|belonging to)';
const FROM_PLACE = new RegExp(
  `^${OPENING}(?:students? )?${LIVES} (?:the )?(?:state of |union territory of )?(.+?)(?: state)?(?: only)?$`,
);
const DOMICILE = new RegExp(
  `^${OPENING}(?:domicile(?:d)? (?:of|in) (?:the )?(?:state of )?(.+?)|(.+?) domicile)(?: state)?(?: only)?$`,
);

/** Where a condition wants somebody to live, and whether only a domicile certificate can show it. */
export interface WantedPlace {
  readonly place: string;
  readonly byCertificate: boolean;
}

/** The place that a condition names and nothing else, or null. */
export function wantedPlace(words: string): WantedPlace | null {
  const home = FROM_PLACE.exec(words)?.[1];
  if (home !== undefined) return { place: home, byCertificate: false };
  const [, before, after] = DOMICILE.exec(words) ?? [];
  const domicile = before ?? after;
  return domicile === undefined ? null : { place: domicile, byCertificate: true };
}

/** Where a student lives, as far as the profile clearly says. */
export interface Home {
  readonly state: string | undefined;
  /** The field that names the state. */
  readonly stateField: 'state' | 'address';
  readonly city: string | undefined;
}

export function homeOf(profile: {
  readonly state?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly address?: string | null | undefined;
}): Home {
  const state = filled(profile.state);
  const fromAddress = stateOfAddress(profile.address ?? '');
  return {
    state: state === undefined ? fromAddress : (stateNamed(state) ?? state),
    stateField: state === undefined ? 'address' : 'state',
    city: filled(profile.city),
  };
}
