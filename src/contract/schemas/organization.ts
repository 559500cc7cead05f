import * as v from 'valibot';
import { idSchema, isoDateTimeSchema, textSchema } from './primitives.ts';

/** What an organization's profile sends (organizations.md §3); saving always sends verified false. */
export const organizationWriteSchema = v.object({
  userId: idSchema,
  organizationName: textSchema,
  registrationNumber: textSchema,
  contactPerson: textSchema,
  contactEmail: textSchema,
  contactNumber: textSchema,
  address: textSchema,
  websiteURL: v.nullish(textSchema),
  documentURL: v.nullish(textSchema),
  verified: v.literal(false),
});
export type OrganizationWrite = v.InferOutput<typeof organizationWriteSchema>;

/** A change to an organization that exists: only what changed, and verified false. */
export const organizationChangeSchema = v.partial(organizationWriteSchema);

/** An organization as the server returns it. */
export const organizationSchema = v.object({
  id: v.nullish(idSchema),
  userId: v.nullish(idSchema),
  organizationName: v.nullish(textSchema),
  registrationNumber: v.nullish(textSchema),
  contactPerson: v.nullish(textSchema),
  contactEmail: v.nullish(textSchema),
  contactNumber: v.nullish(textSchema),
  address: v.nullish(textSchema),
  websiteURL: v.nullish(textSchema),
  documentURL: v.nullish(textSchema),
  verified: v.nullish(v.boolean()),
  verifiedAt: v.nullish(isoDateTimeSchema),
});
