import * as v from 'valibot';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { organizationRowSchema } from '#contract/schemas/organization.ts';

/** An organization's profile as it is stored; anything in it may be missing (ORG-03). */
export type Organization = AnswerOf<Endpoints['organizations.byUser']>;

/** The organization of a row of the database's table (ORG-05). @throws v.ValiError */
export function organizationOfRow(row: unknown): Organization {
  const read = v.parse(organizationRowSchema, row);
  return {
    id: read.id === null || read.id === undefined ? null : String(read.id),
    userId: read.user_id,
    organizationName: read.organization_name,
    registrationNumber: read.registration_number,
    contactPerson: read.contact_person,
    contactEmail: read.contact_email,
    contactNumber: read.contact_number,
    address: read.address,
    websiteURL: read.website_url,
    documentURL: read.document_url,
    verified: read.verified,
    verifiedAt: momentOf(read.verified_at),
  };
}

/** A timestamp as a moment in ISO 8601; null for anything else, so a wrong date doesn't make the whole profile invalid. */
function momentOf(timestamp: string | null | undefined): string | null {
  const moment = Date.parse(timestamp?.replace(' ', 'T') ?? '');
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}
