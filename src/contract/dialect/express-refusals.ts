/** The maximum number of messages to read. A broken server may list thousands. */
const MAX_FAULTS = 50;
const MAX_DEPTH = 8;

const asRecord = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;

/** Matches schema library messages, which name types instead of telling the user what to do. */
const SCHEMA_TEXT =
  /\bexpected\b.*\breceived\b|^invalid (?:input|type|enum value|literal value|string|datetime|url|uuid|arguments)\b|\bmust contain (?:at least|at most|exactly) \d+ (?:character|element)|^number must be\b|^unrecognized key|^too (?:small|big):/i;

/** Rewrites a schema library's message for users. Returns any other text unchanged. */
function schemaWords(text: string): string {
  if (text.length > MAX_SCHEMA_TEXT) return text;
  if (/\breceived "?(?:null|undefined)\b/i.test(text)) return 'Required';
  if (!SCHEMA_TEXT.test(text)) return text;
  const [, bound, count, unit = ''] =
    /(at least|at most|exactly|>=|<=) ?(\d+) (character|element)/i.exec(text.replace(/\bto have /, '')) ?? [];
  if (bound === undefined) return 'Not valid';
  const words = bound === '>=' ? 'at least' : bound === '<=' ? 'at most' : bound.toLowerCase();
  if (words === 'at least' && count === '1') return 'Required';
  const [one, many] = unit.toLowerCase() === 'element' ? ['entry', 'entries'] : ['character', 'characters'];
  return `Needs ${words} ${count} ${count === '1' ? one : many}`;
}
const MAX_SCHEMA_TEXT = 500;

/** Extracts messages from `["text"]`, `{_errors: ["text"], nested: {…}}` or `{message: "text"}`. */
function messagesIn(value: unknown, depth = 0): string[] {
  if (depth > MAX_DEPTH) return [];
  if (typeof value === 'string') return [schemaWords(value)];
  const inner = Array.isArray(value)
    ? value
    : Object.entries(asRecord(value) ?? {}).flatMap(([key, one]) =>
        key === 'code' || key === 'path' ? [] : [one],
      );
  return inner.slice(0, MAX_FAULTS).flatMap((one) => messagesIn(one, depth + 1));
}

/**
 * Groups the messages in `[{path: ["field"], message}]` or `{field: …}` by field. Messages without
 * a field are stored under an empty name.
 */
function fieldsIn(errors: unknown): Record<string, string[]> {
  const entries: (readonly [string, unknown])[] = Array.isArray(errors)
    ? errors.map((entry) => {
        const path = asRecord(entry)?.path;
        const name = Array.isArray(path) ? path.join('.') : typeof path === 'string' ? path : '';
        return [name, asRecord(entry)?.message ?? entry];
      })
    : Object.entries(asRecord(errors) ?? {});
  const fields = new Map<string, string[]>();
  for (const [key, value] of entries.slice(0, MAX_FAULTS)) {
    const name = key === '_errors' || key === 'formErrors' ? '' : key;
    const messages = [...(fields.get(name) ?? []), ...messagesIn(value)];
    if (messages.length > 0) fields.set(name, messages);
  }
  return Object.fromEntries(fields);
}

/** Matches messages that say no more than the status. */
const GENERIC_MESSAGE = /^validation (?:failed|error)\.?$/i;

/**
 * Converts a refusal to one of the contract's shapes. This backend uses many shapes: `{error}`,
 * `{message}`, `{errors: {field: {_errors: […]}}}`, `{errors: [{path, message}]}`, `{message,
 * errors}`, `{error: {formErrors, fieldErrors}}`, `{success: false, message}`, or an HTML page.
 */
export function plainRefusal(body: unknown): unknown {
  const record = asRecord(body);
  if (record === null) return body;
  const nested = asRecord(record.error);
  const errors = {
    ...fieldsIn(record.errors),
    ...fieldsIn(nested?.fieldErrors),
    ...fieldsIn({ formErrors: nested?.formErrors }),
  };
  const message = [record.message, record.error, nested?.message].find((text) => typeof text === 'string');
  if (Object.keys(errors).length === 0)
    return message === undefined ? body : { message: schemaWords(message) };
  return { errors, ...(message !== undefined && !GENERIC_MESSAGE.test(message) && { message }) };
}
