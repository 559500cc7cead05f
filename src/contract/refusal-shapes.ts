import * as v from 'valibot';
import { textSchema } from './schemas/primitives.ts';

/** One shape in which a server says why it refuses. */
export interface RefusalShape {
  /** The shape in one line: `{error}`. */
  readonly name: string;
  readonly schema: v.GenericSchema;
  readonly example: unknown;
}

const texts = v.array(textSchema);
const ownTexts = v.object({ _errors: texts });
/** Per field an object with its texts; `_errors` beside them is about the body as a whole. */
const nestedTexts = v.objectWithRest({ _errors: v.nullish(texts) }, ownTexts);

/** How a server of this contract refuses: a sentence, or a text for each field. */
export const contractRefusals = {
  Refusal: {
    name: '{error}',
    schema: v.object({ error: textSchema }),
    example: { error: 'No such scholarship.' },
  },
  FieldRefusal: {
    name: '{errors: {field: text}}',
    schema: v.object({ errors: v.record(v.string(), textSchema) }),
    example: { errors: { expiredAt: 'Deadline cannot be in the past.' } },
  },
} as const satisfies Record<string, RefusalShape>;

/**
 * What existing backends send instead, and the site understands all the same (`normalizeHttpFailure`). The
 * first that fits names a body, so what asks for more comes first.
 */
export const understoodRefusals = {
  NestedFieldRefusalWithMessage: {
    name: '{message, errors: {field: {_errors}}}',
    schema: v.object({ message: textSchema, errors: nestedTexts }),
    example: { message: 'Validation failed', errors: { goalAmount: { _errors: ['Expected a number'] } } },
  },
  NestedFieldRefusal: {
    name: '{errors: {field: {_errors}}}',
    schema: v.object({ errors: nestedTexts }),
    example: { errors: { _errors: [], deadline: { _errors: ['Invalid date-time'] } } },
  },
  ListedRefusal: {
    name: '{errors: [{path, message}]}',
    schema: v.object({
      errors: v.array(v.object({ path: v.array(v.union([v.string(), v.number()])), message: textSchema })),
    }),
    example: { errors: [{ path: ['contactNumber'], message: 'Must start with +91' }] },
  },
  FlatRefusal: {
    name: '{error: {formErrors, fieldErrors}}',
    schema: v.object({
      error: v.object({ formErrors: texts, fieldErrors: v.record(v.string(), texts) }),
    }),
    example: { error: { formErrors: [], fieldErrors: { email: ['Required'] } } },
  },
  UnsuccessfulRefusal: {
    name: '{success: false, message}',
    schema: v.object({ success: v.literal(false), message: textSchema }),
    example: { success: false, message: 'Payment verification failed' },
  },
  MessageRefusal: {
    name: '{message}',
    schema: v.object({ message: textSchema }),
    example: { message: 'Something went wrong' },
  },
} as const satisfies Record<string, RefusalShape>;
