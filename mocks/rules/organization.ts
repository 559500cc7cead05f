import type { OrganizationWrite } from '#contract/schemas/organization.ts';
import type { OrganizationRecord } from '../store/records.ts';
import type { Actor } from './actor.ts';
import { type Refusal, refuse, refuseFields } from './refusal.ts';

/** The phone number format that this product's backends accept. */
const PHONE = /^\+91\d{10}$/;

function judgeFields(write: OrganizationWrite): Refusal | null {
  return refuseFields({
    ...(write.organizationName.trim() === '' && { organizationName: 'Organization name is required' }),
    ...(!/^\S+@\S+$/.test(write.contactEmail) && { contactEmail: 'Contact email is not valid' }),
    ...(!PHONE.test(write.contactNumber) && {
      contactNumber: 'Contact number must be +91 followed by ten digits.',
    }),
    ...(write.websiteURL === '' && { websiteURL: 'Website must be a valid URL.' }),
  });
}

/**
 * Only organizations may create an organization profile. They may create only their own, and only
 * once.
 */
export function judgeOrganizationCreate(actor: Actor, write: OrganizationWrite): Refusal | null {
  if (write.userId !== actor.userId) return refuse(403, 'You can create only your own profile.');
  if (actor.role !== 'ORGANIZATION') return refuse(403, 'Only organizations can have this profile.');
  if (actor.organization) return refuse(409, 'You already have a profile.');
  return judgeFields(write);
}

/** Refuses callers other than the organization's own user. */
export function judgeOrganizationUpdate(
  actor: Actor,
  organization: Pick<OrganizationRecord, 'userId'> | undefined,
  write: OrganizationWrite,
): Refusal | null {
  return (
    judgeOrganizationDelete(actor, organization) ??
    (write.userId === actor.userId
      ? judgeFields(write)
      : refuse(403, 'A profile cannot be transferred to another user.'))
  );
}

/** Refuses callers other than the organization's own user. */
export function judgeOrganizationDelete(
  actor: Actor,
  organization: Pick<OrganizationRecord, 'userId'> | undefined,
): Refusal | null {
  if (!organization) return refuse(404, 'No such organization.');
  return organization.userId === actor.userId ? null : refuse(403, 'This is not your organization.');
}

/**
 * Refuses every caller, because only the platform's staff verify organizations, outside this site.
 */
export function judgeOrganizationVerify(exists: boolean): Refusal {
  return exists
    ? refuse(403, 'Only the platform’s staff can verify organizations.')
    : refuse(404, 'No such organization.');
}

/**
 * The verification fields of a new or changed profile. Every change requires a new verification
 * (ORG-04).
 */
export const unverified = { verified: false, verifiedAt: null } as const;
