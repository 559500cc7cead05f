import * as v from 'valibot';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { organizationRowSchema } from '#contract/schemas/organization.ts';

/** An organization's stored profile. Any field may be missing (ORG-03). */
export type Organization = AnswerOf<Endpoints['organizations.byUser']>;

/**
 * Converts a row of the database table to an organization's profile (ORG-05).
 * @throws v.ValiError
 */
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

/**
 * Converts a timestamp to ISO 8601. Returns null if it is invalid, so that a wrong date doesn't
 * make the whole profile invalid.
 */
function momentOf(timestamp: string | null | undefined): string | null {
  const moment = Date.parse(timestamp?.replace(' ', 'T') ?? '');
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}
