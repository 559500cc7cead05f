import * as v from 'valibot';
import { textSchema } from './schemas/primitives.ts';

/** A shape in which a server explains a refusal. */
export interface RefusalShape {
  /** The shape in one line: `{error}`. */
  readonly name: string;
  readonly schema: v.GenericSchema;
  readonly example: unknown;
}

/** How a server of this contract refuses: one sentence, or a text per field. */
export const contractRefusals = {
  Refusal: {
    name: '{error}',
    schema: v.object({ error: textSchema }),
    example: { error: 'No such scholarship.' },
  },
  MessageRefusal: {
    name: '{message}',
    schema: v.object({ message: textSchema }),
    example: { message: 'The payment provider cannot be reached just now.' },
  },
  FieldRefusal: {
    name: '{errors: {field: text}}',
    schema: v.object({ errors: v.record(v.string(), v.union([textSchema, v.array(textSchema)])) }),
    example: { errors: { expiredAt: 'Deadline cannot be in the past.' } },
  },
} as const satisfies Record<string, RefusalShape>;
