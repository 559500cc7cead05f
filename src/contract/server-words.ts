/** The longest text of a server that a person is shown, in characters. */
const MAX_WORDS = 500;
/** The longest text of a server that has failed, in characters: a sentence or two. */
const MAX_APOLOGY = 200;

/** What only a program says: files, calls, queries, error classes and codes, the texts of a schema library. */
const PROGRAM_TEXT = [
  /\bprisma\b|\bnode_modules\b|\bsqlstate\b|\[object |\bstack trace\b/i,
  /\b(?:select|insert into|update|delete from)\b.+\b(?:from|values|set|where)\b.*[=*("`]/i,
  // `at save (/srv/app.js:10:3)`, `at <anonymous>:1:1`
  /\bat .*[(<].*:\d+:\d/,
  // `/srv/app`, `C:\app\uploads`
  /(?:^|[\s('"`])(?:[a-z]:\\|\/)[\w@.-]+[\\/]/i,
  // `app.ts:10`
  /\w\.(?:[cm]?[jt]sx?|java|py|go|rb|cs):\d/i,
  /\w(?:Error|Exception)\b|\bE[A-Z]{5,}\b|\w\(\)/,
];

/** A sentence as people write it: words and their punctuation, and nothing that a program would add. */
const SENTENCE = /^[\p{Lu}\p{Lo}][\p{L}\p{M}\p{N}\s,.;!?'’‘"“”()%₹–—-]*$/u;
/** Words that a person would not use about a scholarship. */
const TECHNICAL =
  /\b(?:sql|postgres|mongo)|\b(?:mysql|database|quer(?:y|ies)|column|relation|constraint|foreign key|undefined|null|nan|json|token|exception|stack|syntax|invocation|schema|function|propert(?:y|ies)|module|socket|heap|thread|pars(?:e|ing)|argument|runtime|internal|operator|violates|hostname|localhost)\b/i;
/** `fundUser`, `prisma.user`, `TIMEOUT`, `user_id`. */
const IDENTIFIER = /\p{Ll}\p{Lu}|\p{L}\.\p{L}|\b[A-Z]{6,}\b/u;

/** Whether a text reads as one or two short sentences for a person, on one line. */
function isSentence(text: string): boolean {
  return (
    text.length <= MAX_APOLOGY &&
    /\S\s+\S/.test(text) &&
    !/[\r\n]/.test(text) &&
    SENTENCE.test(text) &&
    !TECHNICAL.test(text) &&
    !IDENTIFIER.test(text)
  );
}

/**
 * What a person is shown of a server's text; undefined where it is not for people. The text of a server that
 * refuses is shown unless it is a program's. The text of a server that has failed (5xx) is shown only when it
 * is a short sentence: anything else may name what is inside of it.
 */
export function serverWords(value: unknown, status: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  // Looked at only as far as it is shown: a long text would take some of the patterns seconds.
  const text = value
    .slice(0, MAX_WORDS * 4)
    .trim()
    .slice(0, MAX_WORDS + 1);
  if (text === '' || /^<(?:!doctype|html|\?xml)/i.test(text)) return undefined;
  if (status >= 500) return isSentence(text) ? text : undefined;
  if (PROGRAM_TEXT.some((pattern) => pattern.test(text))) return undefined;
  return text.length > MAX_WORDS ? `${text.slice(0, MAX_WORDS - 1)}…` : text;
}
