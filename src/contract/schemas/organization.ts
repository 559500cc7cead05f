import * as v from 'valibot';
import { TEXT_LIMITS } from '../limits.ts';
import { idSchema, isoDateTimeSchema, longTextSchema, textSchema, textUpTo } from './primitives.ts';

const limits = TEXT_LIMITS.organization;

/**
 * A new or changed organization profile (organizations.md §3). Contains every field. `verified` is
 * always false.
 */
export const organizationWriteSchema = v.object({
  userId: idSchema,
  organizationName: textUpTo(limits.organizationName),
  registrationNumber: textUpTo(limits.registrationNumber),
  contactPerson: textUpTo(limits.contactPerson),
  contactEmail: textUpTo(limits.contactEmail),
  contactNumber: textUpTo(limits.contactNumber),
  address: textUpTo(limits.address),
  websiteURL: v.nullable(textUpTo(limits.websiteURL)),
  documentURL: v.nullable(textSchema),
  verified: v.literal(false),
});
export type OrganizationWrite = v.InferOutput<typeof organizationWriteSchema>;

export const organizationSchema = v.object({
  id: v.nullish(idSchema),
  userId: v.nullish(idSchema),
  organizationName: v.nullish(longTextSchema),
  registrationNumber: v.nullish(longTextSchema),
  contactPerson: v.nullish(longTextSchema),
  contactEmail: v.nullish(longTextSchema),
  contactNumber: v.nullish(longTextSchema),
  address: v.nullish(longTextSchema),
  websiteURL: v.nullish(longTextSchema),
  documentURL: v.nullish(longTextSchema),
  verified: v.nullish(v.boolean()),
  verifiedAt: v.nullish(isoDateTimeSchema),
});

/**
 * A row of the table `organizations` (organizations.md §3). Timestamps stay text, because their
 * formats vary.
 */
export const organizationRowSchema = v.object({
  id: v.nullish(v.union([idSchema, v.number()])),
  user_id: idSchema,
  organization_name: v.nullish(longTextSchema),
  registration_number: v.nullish(longTextSchema),
  contact_person: v.nullish(longTextSchema),
  contact_email: v.nullish(longTextSchema),
  contact_number: v.nullish(longTextSchema),
  address: v.nullish(longTextSchema),
  website_url: v.nullish(longTextSchema),
  document_url: v.nullish(longTextSchema),
  verified: v.nullish(v.boolean()),
  verified_at: v.nullish(longTextSchema),
});
