import * as v from 'valibot';
import { textSchema } from './schemas/primitives.ts';

/** A shape that a response body may have when a server explains a refusal. */
export interface RefusalShape {
  /** A short notation for the shape, such as `{error}`. */
  readonly name: string;
  readonly schema: v.GenericSchema;
  readonly example: unknown;
}

/** The refusal bodies that the contract allows: one sentence, or messages by field. */
export const contractRefusals = {
  Refusal: {
    name: '{error}',
    schema: v.object({ error: textSchema }),
    example: { error: 'No such scholarship.' },
  },
  MessageRefusal: {
    name: '{message}',
    schema: v.object({ message: textSchema }),
    example: { message: 'The payment provider cannot be reached right now.' },
  },
  FieldRefusal: {
    name: '{errors: {field: text}}',
    schema: v.object({ errors: v.record(v.string(), v.union([textSchema, v.array(textSchema)])) }),
    example: { errors: { expiredAt: 'Deadline cannot be in the past.' } },
  },
} as const satisfies Record<string, RefusalShape>;
