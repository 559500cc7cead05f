import type { StudentWrite } from '#contract/schemas/student.ts';
import type { Actor } from './actor.ts';
import { type Refusal, refuse, refuseFields } from './refusal.ts';

const required = {
  fullName: 'Name is required',
  dateOfBirth: 'Date of Birth is required',
  contactNumber: 'Contact number is required',
  address: 'Address is required',
  email: 'Email is required',
  gender: 'Gender is required',
} as const satisfies Partial<Record<keyof StudentWrite, string>>;

function judgeFields(write: StudentWrite, now: number): Refusal | null {
  const blank = Object.entries(required).filter(
    ([field]) => write[field as keyof typeof required].trim() === '',
  );
  return refuseFields({
    ...Object.fromEntries(blank),
    ...(Date.parse(write.dateOfBirth) > now && { dateOfBirth: 'Date of Birth cannot be in the future.' }),
  });
}

/**
 * Only students and users without a role may create a student profile. They may create only their
 * own, and only once.
 */
export function judgeStudentCreate(
  actor: Actor,
  write: StudentWrite,
  exists: boolean,
  now: number,
): Refusal | null {
  if (write.userId !== actor.userId) return refuse(403, 'You can create only your own profile.');
  if (actor.role === 'DONOR' || actor.role === 'ORGANIZATION') {
    return refuse(403, 'Only students can have a student profile.');
  }
  if (exists) return refuse(409, 'You already have a profile.');
  return judgeFields(write, now);
}

/** Refuses callers other than the student. A profile cannot move to another user. */
export function judgeStudentUpdate(
  actor: Actor,
  userId: string,
  write: StudentWrite,
  exists: boolean,
  now: number,
): Refusal | null {
  return (
    judgeStudentDelete(actor, userId, exists) ??
    (write.userId === userId
      ? judgeFields(write, now)
      : refuse(403, 'A profile cannot be transferred to another user.'))
  );
}

/** Refuses callers other than the student. */
export function judgeStudentDelete(actor: Actor, userId: string, exists: boolean): Refusal | null {
  if (userId !== actor.userId) return refuse(403, 'You can change only your own profile.');
  return exists ? null : refuse(404, 'This user has no profile yet.');
}

/** Refuses callers other than the student and the organizations that the student has applied to. */
export function judgeStudentRead(
  actor: Actor,
  userId: string,
  { exists, appliedToActor }: { readonly exists: boolean; readonly appliedToActor: boolean },
): Refusal | null {
  if (userId !== actor.userId && !appliedToActor) {
    return refuse(403, 'You can read only your own profile and those of your applicants.');
  }
  return exists ? null : refuse(404, 'This user has no profile yet.');
}
