import * as v from 'valibot';
import type { Organization } from '../organization.ts';
import { organizationPayload, type ProfileFields } from './profile-fields.ts';
import type { OrganizationToSave } from './save-organization-mutation.ts';

const fieldsSchema = v.custom<ProfileFields>((value) => v.is(v.record(v.string(), v.string()), value));

/** A profile that waits on the device to be sent: its values, and the draft that the form would open with. */
export const waitingOrganizationSchema = v.object({
  organization: v.object({
    userId: v.string(),
    fields: fieldsSchema,
    documentURL: v.nullable(v.string()),
    opened: v.optional(v.object({ fields: fieldsSchema, document: v.nullable(v.string()) })),
  }),
  draft: v.object({ changes: v.record(v.string(), v.string()), document: v.nullable(v.string()) }),
});
export type WaitingOrganization = v.InferOutput<typeof waitingOrganizationSchema>;

/** Whether a profile holds everything that was to be saved. */
export function isSaved(found: Organization, { userId, fields, documentURL }: OrganizationToSave): boolean {
  const { verified: _, userId: __, ...payload } = organizationPayload(userId, fields, documentURL);
  const sent: Readonly<Record<string, unknown>> = { websiteURL: '', ...payload };
  return Object.entries(sent).every(([name, value]) => (found[name as keyof Organization] ?? '') === value);
}
