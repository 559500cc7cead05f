import * as v from 'valibot';
import { TEXT_LIMITS } from '../limits.ts';
import {
  idSchema,
  isoDateTimeSchema,
  longTextSchema,
  MAX_RUPEES,
  rupeesSchema,
  textSchema,
  textUpTo,
} from './primitives.ts';

const limits = TEXT_LIMITS.campaign;

/** The request body for a new campaign (organizations.md §7). */
export const fundraiserWriteSchema = v.object({
  title: textUpTo(limits.title),
  description: textUpTo(limits.description),
  imageUrl: textUpTo(limits.imageUrl),
  about: textUpTo(limits.about),
  goalAmount: v.pipe(v.number(), v.gtValue(0), v.maxValue(MAX_RUPEES)),
  deadline: isoDateTimeSchema,
  organizationId: idSchema,
});
export type FundraiserWrite = v.InferOutput<typeof fundraiserWriteSchema>;

/** A change to a campaign. Contains only the changed fields. */
export const fundraiserChangeSchema = v.partial(fundraiserWriteSchema);

const donationSchema = v.object({
  id: v.nullish(idSchema),
  donorId: v.nullish(idSchema),
  amount: v.nullish(rupeesSchema),
  createdAt: v.nullish(isoDateTimeSchema),
});

const entriesWith = (text: v.GenericSchema<string>) => ({
  id: idSchema,
  title: text,
  description: v.nullish(longTextSchema),
  imageUrl: v.nullish(text),
  about: v.nullish(longTextSchema),
  goalAmount: rupeesSchema,
  deadline: isoDateTimeSchema,
  organizationId: v.nullish(idSchema),
  raisedAmount: v.nullish(rupeesSchema),
  donations: v.nullish(v.array(donationSchema)),
  createdAt: v.nullish(isoDateTimeSchema),
});

/** A campaign in a list. */
export const fundraiserSchema = v.object(entriesWith(textSchema));
/** A single campaign, requested by its id. */
export const fundraiserDetailSchema = v.object(entriesWith(longTextSchema));
export type Fundraiser = v.InferOutput<typeof fundraiserSchema>;
