import * as v from 'valibot';
import { idSchema, textSchema } from '#contract/schemas/primitives.ts';

const extrasSchema = v.object({
  id: idSchema,
  description: v.optional(textSchema),
  fundedBy: v.optional(textSchema),
  eligibility: v.optional(v.array(textSchema)),
  requirements: v.optional(v.array(textSchema)),
});

/** Display details of one scholarship from the static file (SCH-16). */
export type ScholarshipExtras = v.InferOutput<typeof extrasSchema>;

/** Schema of the static file `/data/scholarship.json`, which has one entry per scholarship. */
export const extrasFileSchema = v.array(extrasSchema);
