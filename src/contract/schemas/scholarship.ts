import * as v from 'valibot';
import { TEXT_LIMITS } from '../limits.ts';
import { applicationSummarySchema } from './application.ts';
import {
  idSchema,
  isoDateTimeSchema,
  longTextSchema,
  rupeesSchema,
  textSchema,
  textUpTo,
} from './primitives.ts';

/** The fields of a scholarship that the server returns (students.md §3). */
const entriesWith = (text: v.GenericSchema<string>) => ({
  id: idSchema,
  title: text,
  description: v.nullish(longTextSchema),
  totalAmount: rupeesSchema,
  allocatedAmount: v.nullish(rupeesSchema),
  organizationId: v.nullish(idSchema),
  organization: v.nullish(v.object({ id: v.nullish(idSchema), name: v.nullish(text) })),
  applications: v.nullish(v.array(applicationSummarySchema)),
  expiredAt: isoDateTimeSchema,
  maxFamilyIncome: v.nullish(rupeesSchema),
  status: v.nullish(text),
  createdAt: v.nullish(isoDateTimeSchema),
});

/** A scholarship in a list. */
export const scholarshipSchema = v.object(entriesWith(textSchema));
export type Scholarship = v.InferOutput<typeof scholarshipSchema>;

/** A payment from a scholarship. The specifications don't name its fields, so all are optional. */
const disbursementSchema = v.object({ id: v.nullish(idSchema), amount: v.nullish(rupeesSchema) });

/** A single scholarship, requested by its id. */
export const scholarshipDetailSchema = v.object({
  ...entriesWith(longTextSchema),
  disbursements: v.nullish(v.array(disbursementSchema)),
});
export type ScholarshipDetail = v.InferOutput<typeof scholarshipDetailSchema>;

/** A new or changed scholarship (organizations.md §7). */
export const scholarshipWriteSchema = v.object({
  title: v.pipe(textUpTo(TEXT_LIMITS.scholarship.title), v.trim(), v.minLength(1)),
  description: v.pipe(textUpTo(TEXT_LIMITS.scholarship.description), v.trim(), v.minLength(1)),
  totalAmount: rupeesSchema,
  maxFamilyIncome: v.nullish(rupeesSchema),
  expiredAt: isoDateTimeSchema,
  organizationId: idSchema,
  status: textSchema,
  allocatedAmount: rupeesSchema,
});
export type ScholarshipWrite = v.InferOutput<typeof scholarshipWriteSchema>;
