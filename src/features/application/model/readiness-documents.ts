import type { DocumentKey } from '#features/student/index.ts';
import { isTurned, plainWords } from './readiness-text.ts';

/** What a scholarship means by a document's name. */
export interface DocumentMatch {
  readonly keys: readonly DocumentKey[];
  /** False where the name asks for more than the document itself, or can be read in another way. */
  readonly exact: boolean;
}

interface Rule {
  readonly keys: readonly DocumentKey[];
  /** The name says this, whole, and nothing else. */
  readonly exact: RegExp;
  /** All of these occur in the name, among other words. */
  readonly near: readonly RegExp[];
}

const GRADE = '(?:class|std|standard|grade)';
const TENTH_WORD = `(?:${GRADE} (?:10|10th|x|ten)|(?:10th|xth|tenth)(?: ${GRADE})?|sslc|ssc|matric(?:ulation)?)`;
const TWELFTH_WORD = `(?:${GRADE} (?:12|12th|xii|twelve)|(?:12th|xii|xiith|twelfth|plus two|\\+2)(?: ${GRADE})?|hsc|intermediate|(?:2nd|second|ii) puc|(?:senior|higher) secondary)`;
const MARKS = '(?:marks? ?sheets?|marks? ?lists?|marks? cards?|statements? of marks|results?)';
const EXAM = '(?: (?:board|public))?(?: exam(?:ination)?)?';
const FAMILY = '(?:(?:annual|yearly|family|household|parental|parents) ){0,2}';
const CERTIFICATE = 'cert(?:ificate)?';

/** A name as a whole; that a copy will do, or whose it is, changes nothing. */
function whole(name: string): RegExp {
  return new RegExp(`^(?:(?:a )?(?:copy|scan) of )?(?:(?:the|your) )?(?:${name})$`);
}
function among(words: string): RegExp {
  return new RegExp(`(?:^|(?<!pre|post) )${words}(?: |$)`);
}
function marksheet(keys: readonly DocumentKey[], year: string, near: readonly RegExp[]): Rule {
  return {
    keys,
    exact: whole(`${year}${EXAM} ${MARKS}|${MARKS} (?:of|for|from) (?:the )?${year}${EXAM}`),
    near,
  };
}
const sameYear = (year: string) => `${year}(?:(?: or)? ${year})?`;

const RULES: readonly Rule[] = [
  marksheet(['tenthResult'], sameYear(TENTH_WORD), [among(TENTH_WORD), among(MARKS)]),
  marksheet(['twelfthResult'], sameYear(TWELFTH_WORD), [among(TWELFTH_WORD), among(MARKS)]),
  marksheet(
    ['tenthResult', 'twelfthResult'],
    `(?:class )?(?:10|${TENTH_WORD}) and (?:12|${TWELFTH_WORD})`,
    [],
  ),
  {
    keys: ['incomeCert'],
    exact: whole(
      `${FAMILY}income ${CERTIFICATE}(?: of (?:the |your )?(?:family|parents))?|${CERTIFICATE} of ${FAMILY}income`,
    ),
    near: [among(`income ${CERTIFICATE}`)],
  },
  {
    keys: ['domicileCert'],
    exact: whole(`domicile ${CERTIFICATE}|${CERTIFICATE} of domicile`),
    near: [among(`domicile ${CERTIFICATE}`)],
  },
];

/**
 * Which of the profile's documents the name of a required one speaks of, or null for none. It would
 * rather know nothing than take one document for another.
 */
export function matchDocument(name: string): DocumentMatch | null {
  const words = plainWords(name);
  if (words === '' || isTurned(words)) return null;
  const exact = RULES.find((rule) => rule.exact.test(words));
  if (exact) return { keys: exact.keys, exact: true };
  const near = RULES.filter((rule) => rule.near.length > 0 && rule.near.every((part) => part.test(words)));
  return near.length > 0 ? { keys: near.flatMap(({ keys }) => keys), exact: false } : null;
}
