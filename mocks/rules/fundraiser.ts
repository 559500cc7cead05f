import type { FundraiserWrite } from '#contract/schemas/fundraiser.ts';
import type { FundraiserRecord } from '../store/records.ts';
import type { Actor } from './actor.ts';
import { hasPassed } from './deadline.ts';
import { type Refusal, refuse, refuseFields } from './refusal.ts';

const IMAGE_URL = /\.(?:jpe?g|gif|png|webp|bmp)(?:\?.*)?$/i;

const lengthOutside = (text: string | undefined, least: number, most: number): boolean =>
  text !== undefined && (text.trim().length < least || text.trim().length > most);

/** Refuses invalid fields (CF-10). */
function judgeFields(change: Partial<FundraiserWrite>, now: number): Refusal | null {
  return refuseFields({
    ...(change.title?.trim() === '' && { title: 'Title is required.' }),
    ...(change.deadline !== undefined &&
      hasPassed(change.deadline, now) && { deadline: 'Deadline cannot be in the past.' }),
    ...(change.imageUrl !== undefined &&
      !IMAGE_URL.test(change.imageUrl) && { imageUrl: 'Please enter a valid image URL.' }),
    ...(lengthOutside(change.description, 10, 500) && {
      description: 'Description must be between 10 and 500 characters long.',
    }),
    ...(lengthOutside(change.about, 10, 1000) && {
      about: 'About section must be between 10 and 1000 characters long.',
    }),
  });
}

/** Only verified organizations may start campaigns, and only for themselves (CF-13). */
export function judgeFundraiserCreate(actor: Actor, write: FundraiserWrite, now: number): Refusal | null {
  if (actor.role !== 'ORGANIZATION') return refuse(403, 'Only organizations can start a campaign.');
  if (!actor.organization) return refuse(403, 'Please complete your organization profile first.');
  if (!actor.organization.verified) {
    return refuse(403, 'Your organization must be verified to start a campaign.');
  }
  if (write.organizationId !== actor.userId) {
    return refuse(403, 'You can start a campaign only for your own organization.');
  }
  return judgeFields(write, now);
}

/** Refuses callers other than the owner. A campaign cannot move to another owner. */
export function judgeFundraiserUpdate(
  actor: Actor,
  fundraiser: Pick<FundraiserRecord, 'organizationId'> | undefined,
  change: Partial<FundraiserWrite>,
  now: number,
): Refusal | null {
  return (
    judgeFundraiserDelete(actor, fundraiser) ??
    (change.organizationId === undefined || change.organizationId === actor.userId
      ? judgeFields(change, now)
      : refuse(403, 'A campaign cannot be transferred to another organization.'))
  );
}

/** Refuses callers other than the owner. */
export function judgeFundraiserDelete(
  actor: Actor,
  fundraiser: Pick<FundraiserRecord, 'organizationId'> | undefined,
): Refusal | null {
  if (!fundraiser) return refuse(404, 'No such campaign.');
  return fundraiser.organizationId === actor.userId
    ? null
    : refuse(403, 'Only the organization that started a campaign can change it.');
}
