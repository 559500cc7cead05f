import * as v from 'valibot';
import { type OperationId, operationIds } from '#contract/endpoints.ts';
import { isoDateTimeSchema } from '#contract/schemas/primitives.ts';

const line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));

/** The statuses that can be answered with. A redirection is no answer to the site. */
const isAnswer = (status: number): boolean =>
  (status >= 200 && status < 300) || (status >= 400 && status < 600);

/** A scenario that forces one recorded answer, as its file holds it. */
export const recordedSchema = v.pipe(
  v.strictObject({
    title: line,
    /** The day in India on which a backend gave the answer. */
    recordedOn: isoDateTimeSchema,
    operation: v.picklist(operationIds, 'No operation of the contract'),
    status: v.pipe(v.number(), v.integer(), v.check(isAnswer, 'No status of an answer')),
    /** JSON; `""` where there was no body. */
    answer: v.union([
      v.null(),
      v.boolean(),
      v.number(),
      v.string(),
      v.array(v.unknown()),
      v.record(v.string(), v.unknown()),
    ]),
    /** What has to be on the screen then; null until it is written. */
    text: v.nullable(line),
  }),
  v.forward(
    v.partialCheck(
      [['status'], ['answer']],
      ({ status, answer }) => status !== 204 || answer === '',
      'An answer with 204 has no body',
    ),
    ['answer'],
  ),
);
export type Recorded = v.InferOutput<typeof recordedSchema>;

/** A file that holds no recorded answer. */
export class RecordedFileError extends Error {
  override readonly name = 'RecordedFileError';
}

/**
 * Reads a recorded answer out of a text that may have been edited.
 * @throws RecordedFileError that names the field, and says why
 */
export function readRecorded(text: string): Recorded {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new RecordedFileError('It is not JSON.', { cause });
  }
  const parsed = v.safeParse(recordedSchema, value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const field = v.getDotPath(issue);
  throw new RecordedFileError(`${field ? `‘${field}’ does not fit` : 'It does not fit'}: ${issue.message}.`);
}

/** The file's text. */
export const writeRecorded = (recorded: Recorded): string => `${JSON.stringify(recorded, null, 2)}\n`;

/** An answer that a real backend has given. */
export interface RealAnswer {
  readonly operation: OperationId;
  readonly status: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The parsed JSON, or the text where it was none; `''` where there was no body. */
  readonly body: unknown;
}

/** A name for a recorded answer that is not taken: its state's id, and its file's name. */
export function nameFor(
  { operation, status }: Pick<Recorded, 'operation' | 'status'>,
  taken: (name: string) => boolean,
): string {
  const name = `recorded-${operation.replace('.', '-').toLowerCase()}-${status}`;
  if (!taken(name)) return name;
  let count = 2;
  while (taken(`${name}-${count}`)) count += 1;
  return `${name}-${count}`;
}

/** Whether a name can be a recorded file's, and a state's id. */
export const isRecordedName = (name: string): boolean => /^recorded-[a-z0-9-]{1,80}$/.test(name);
