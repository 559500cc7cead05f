import type { OperationId } from '#contract/endpoints.ts';
import type { RegistrationInput } from './sync-user.ts';

/**
 * Registers the user before a write: the server refuses writes by users whom it does not know. A user without a role
 * gets the role of those who make such writes. Never rejects: the write itself reports what is wrong.
 */
export async function registerFirst(
  input: Omit<RegistrationInput, 'pathname'>,
  operation: OperationId,
  userId: string,
): Promise<void> {
  if (operation === 'users.registerOrUpdate') return;
  const now = input.session.getSnapshot();
  if (now.status !== 'signed-in' || now.user.id !== userId) return;
  // This module loads with the sign-in service. If it could not be downloaded, try the write without it.
  const work = await import('./session-work.ts').catch(() => null);
  await work?.ensureRegistered({ ...input, pathname: landingOf(operation) });
}

function landingOf(operation: OperationId): string {
  const [records] = operation.split('.');
  if (records === 'transactions') return '/donation';
  const isStudents = records === 'students' || operation === 'applications.create';
  return isStudents ? '/student' : '/organization';
}
