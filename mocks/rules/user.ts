import type { UserSync } from '#contract/schemas/user.ts';
import type { Actor } from './actor.ts';
import { type Refusal, refuse } from './refusal.ts';

/**
 * Users may register only themselves, and only with a role that does not contradict their existing
 * one.
 */
export function judgeUserSync({ userId, role }: Actor, sync: UserSync): Refusal | null {
  if (sync.userId !== userId) return refuse(403, 'You can register only yourself.');
  if (role !== null && role !== sync.role) {
    return refuse(403, `Your role is ${role} and cannot be changed.`);
  }
  return null;
}

/** Users may remove only their own user record. */
export function judgeUserDelete(actor: Actor, userId: string, known: boolean): Refusal | null {
  if (userId !== actor.userId) return refuse(403, 'You can remove only yourself.');
  return known ? null : refuse(404, 'No such user.');
}
