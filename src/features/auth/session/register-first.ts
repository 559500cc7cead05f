import type { OperationId } from '#contract/endpoints.ts';
import type { RegistrationInput } from './sync-user.ts';

/**
 * Registers a person before each of their writes: a server refuses a write by a person whom it does not know. A person
 * without a role is registered under the role of those who write such records. Never rejects: the write itself says
 * what is wrong.
 */
export async function registerFirst(
  input: Omit<RegistrationInput, 'pathname'>,
  operation: OperationId,
  userId: string,
): Promise<void> {
  if (operation === 'users.registerOrUpdate') return;
  const now = input.session.getSnapshot();
  if (now.status !== 'signed-in' || now.user.id !== userId) return;
  // It comes with the sign-in service. Where that could not be downloaded, the write is tried without it.
  const work = await import('./session-work.ts').catch(() => null);
  await work?.ensureRegistered({ ...input, pathname: landingOf(operation) });
}

/** The landing page of the role whose people make such calls. */
function landingOf(operation: OperationId): string {
  const [records] = operation.split('.');
  if (records === 'transactions') return '/donation';
  const isStudents = records === 'students' || operation === 'applications.create';
  return isStudents ? '/student' : '/organization';
}
