const MAX_WORDS = 500;
/** The maximum length of text shown from a 5xx response, in characters: a sentence or two. */
const MAX_APOLOGY = 200;

/** Matches technical text: file paths, function calls, SQL, stack traces, error names and codes. */
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

/** An HTML page or fragment: `<pre>Cannot PATCH</pre>`. */
const MARKUP = /^<[a-z!?/]|<\/[a-z][^<>]*>|<br\b/i;

/** A sentence as people write it: words and punctuation, without technical characters. */
const SENTENCE = /^[\p{Lu}\p{Lo}][\p{L}\p{M}\p{N}\s,.;!?'’‘"“”()%₹–—-]*$/u;
/** Technical words that a sentence for users would not contain. */
const TECHNICAL =
  /\b(?:sql|postgres|mongo)|\b(?:mysql|database|quer(?:y|ies)|column|relation|constraint|foreign key|undefined|null|nan|json|token|exception|stack|syntax|invocation|schema|function|propert(?:y|ies)|module|socket|heap|thread|pars(?:e|ing)|argument|runtime|internal|operator|violates|hostname|localhost)\b/i;
/** Identifiers from code, such as `fundUser`, `prisma.user` and `TIMEOUT`. */
const IDENTIFIER = /\p{Ll}\p{Lu}|\p{L}\.\p{L}|\b[A-Z]{6,}\b/u;

/** Whether text consists of one or two short sentences on one line. */
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
 * Returns the part of a server's text that is fit to show to users, or undefined. Text from a
 * refusal (4xx) is fit unless it is technical. Text from a server error (5xx) is fit only if it
 * consists of one or two short sentences, because anything else may reveal internals.
 */
export function serverWords(value: unknown, status: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  // Shortens the text first, because some patterns take seconds on long text.
  const text = value
    .slice(0, MAX_WORDS * 4)
    .trim()
    .slice(0, MAX_WORDS + 1);
  if (text === '' || MARKUP.test(text)) return undefined;
  if (status >= 500) return isSentence(text) ? text : undefined;
  if (PROGRAM_TEXT.some((pattern) => pattern.test(text))) return undefined;
  return text.length > MAX_WORDS ? `${text.slice(0, MAX_WORDS - 1)}…` : text;
}
