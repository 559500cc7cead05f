import * as v from 'valibot';
import { idSchema, isoDateTimeSchema, textSchema } from './primitives.ts';

/** A new or changed organization's profile (organizations.md §3): every field, with `verified` always false. */
export const organizationWriteSchema = v.object({
  userId: idSchema,
  organizationName: textSchema,
  registrationNumber: textSchema,
  contactPerson: textSchema,
  contactEmail: textSchema,
  contactNumber: textSchema,
  address: textSchema,
  websiteURL: v.nullable(textSchema),
  documentURL: v.nullable(textSchema),
  verified: v.literal(false),
});
export type OrganizationWrite = v.InferOutput<typeof organizationWriteSchema>;

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

/** A row of the table `organizations` (organizations.md §3). Its timestamps vary, so they stay text. */
export const organizationRowSchema = v.object({
  id: v.nullish(v.union([idSchema, v.number()])),
  user_id: idSchema,
  organization_name: v.nullish(textSchema),
  registration_number: v.nullish(textSchema),
  contact_person: v.nullish(textSchema),
  contact_email: v.nullish(textSchema),
  contact_number: v.nullish(textSchema),
  address: v.nullish(textSchema),
  website_url: v.nullish(textSchema),
  document_url: v.nullish(textSchema),
  verified: v.nullish(v.boolean()),
  verified_at: v.nullish(textSchema),
});
