import * as v from 'valibot';

/**
 * The maximum length of text in the records of a list. Records with longer text are dropped.
 */
const MAX_TEXT = 20_000;
/**
 * The maximum length of a long text field, and of any text in a record read by its id. Forms allow
 * far less (`TEXT_LIMITS`), but users must be able to open and shorten what another program saved.
 */
const MAX_LONG_TEXT = 2_000_000;

/** A record's identifier: opaque text on one line, never empty. */
export const idSchema = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(200),
  v.check((id) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(id), 'Contains a control character'),
);

/** Text from a person or a server. Displayed, never interpreted. */
export const textSchema = v.pipe(v.string(), v.maxLength(MAX_TEXT));
/** Text in a long field, or in a record read by its id. Displayed, never interpreted. */
export const longTextSchema = v.pipe(v.string(), v.maxLength(MAX_LONG_TEXT));

/** Text in a request, with at most `limit` characters. */
export const textUpTo = (limit: number) =>
  v.pipe(v.string(), v.maxLength(limit, `This field takes at most ${limit} characters.`));

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** A valid ISO 8601 date or date-time in any year. */
export const anyDateTimeSchema = v.pipe(
  v.string(),
  v.regex(ISO_DATE, 'Not an ISO 8601 date-time'),
  v.check((text) => Number.isFinite(Date.parse(text)), 'Not a real date'),
);

/** A record's date or date-time, in a year that charts and calendars can show. */
export const isoDateTimeSchema = v.pipe(
  anyDateTimeSchema,
  v.check((text) => text >= '2000' && text < '2200', 'Not between the years 2000 and 2199'),
);

/** The largest amount, in rupees. JavaScript can still represent it exactly in paise. */
export const MAX_RUPEES = 1e12;

/** An amount in rupees, never negative. */
export const rupeesSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_RUPEES));

/** The three kinds of user (students.md §6). */
export const ROLES = ['STUDENT', 'DONOR', 'ORGANIZATION'] as const;
export const roleSchema = v.picklist(ROLES);
export type Role = v.InferOutput<typeof roleSchema>;
