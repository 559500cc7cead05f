import * as v from 'valibot';
import { applicationSummarySchema } from './application.ts';
import { idSchema, isoDateTimeSchema, rupeesSchema, textSchema } from './primitives.ts';

/** A scholarship as the server returns it (students.md §3). */
export const scholarshipSchema = v.object({
  id: idSchema,
  title: textSchema,
  description: v.nullish(textSchema),
  totalAmount: rupeesSchema,
  allocatedAmount: v.nullish(rupeesSchema),
  organizationId: v.nullish(idSchema),
  organization: v.nullish(v.object({ id: v.nullish(idSchema), name: v.nullish(textSchema) })),
  applications: v.nullish(v.array(applicationSummarySchema)),
  expiredAt: isoDateTimeSchema,
  maxFamilyIncome: v.nullish(rupeesSchema),
  status: v.nullish(textSchema),
  createdAt: v.nullish(isoDateTimeSchema),
});
export type Scholarship = v.InferOutput<typeof scholarshipSchema>;

/** A payment from a scholarship. No field is specified, so none is required. */
const disbursementSchema = v.object({ id: v.nullish(idSchema), amount: v.nullish(rupeesSchema) });

export const scholarshipDetailSchema = v.object({
  ...scholarshipSchema.entries,
  disbursements: v.nullish(v.array(disbursementSchema)),
});
export type ScholarshipDetail = v.InferOutput<typeof scholarshipDetailSchema>;

/** A new or changed scholarship (organizations.md §7). */
export const scholarshipWriteSchema = v.object({
  title: v.pipe(textSchema, v.trim(), v.minLength(1)),
  description: v.pipe(textSchema, v.trim(), v.minLength(1)),
  totalAmount: rupeesSchema,
  maxFamilyIncome: v.nullish(rupeesSchema),
  expiredAt: isoDateTimeSchema,
  organizationId: idSchema,
  status: textSchema,
  allocatedAmount: rupeesSchema,
});
export type ScholarshipWrite = v.InferOutput<typeof scholarshipWriteSchema>;
