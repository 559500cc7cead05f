import * as v from 'valibot';
import { idSchema, isoDateTimeSchema, MAX_RUPEES, rupeesSchema, textSchema } from './primitives.ts';

/** What an organization sends for a new campaign (organizations.md §7). */
export const fundraiserWriteSchema = v.object({
  title: textSchema,
  description: textSchema,
  imageUrl: textSchema,
  about: textSchema,
  goalAmount: v.pipe(v.number(), v.gtValue(0), v.maxValue(MAX_RUPEES)),
  deadline: isoDateTimeSchema,
  organizationId: idSchema,
});
export type FundraiserWrite = v.InferOutput<typeof fundraiserWriteSchema>;

/** A change to a campaign: the changed fields only. */
export const fundraiserChangeSchema = v.partial(fundraiserWriteSchema);

const donationSchema = v.object({
  id: v.nullish(idSchema),
  donorId: v.nullish(idSchema),
  amount: v.nullish(rupeesSchema),
  createdAt: v.nullish(isoDateTimeSchema),
});

export const fundraiserSchema = v.object({
  id: idSchema,
  title: textSchema,
  description: v.nullish(textSchema),
  imageUrl: v.nullish(textSchema),
  about: v.nullish(textSchema),
  goalAmount: rupeesSchema,
  deadline: isoDateTimeSchema,
  organizationId: v.nullish(idSchema),
  raisedAmount: v.nullish(rupeesSchema),
  donations: v.nullish(v.array(donationSchema)),
  createdAt: v.nullish(isoDateTimeSchema),
});
export type Fundraiser = v.InferOutput<typeof fundraiserSchema>;
