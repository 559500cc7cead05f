import type { OperationId } from '#contract/endpoints.ts';
import { ApiError, failureIn } from '#shared/api/api-error.ts';
import type { RegistrationInput } from './sync-user.ts';

/**
 * If the registration fails with one of these statuses, the write fails with the same status. These
 * statuses tell the user what to do: sign in again (401), or wait until the server is less busy
 * (429, 503).
 */
const OWN_REFUSALS = [401, 429, 503];

/**
 * Registers the user before a write, because the server refuses writes by users it does not know.
 * If the account has no name, asks for it. A user without a role gets the role that the write
 * implies.
 *
 * @throws ApiError if the user could not be registered. In that case, the caller must not send the
 * write.
 */
export async function registerFirst(
  input: Omit<RegistrationInput, 'pathname'>,
  operation: OperationId,
  userId: string,
): Promise<void> {
  if (operation === 'users.registerOrUpdate') return;
  const now = input.session.getSnapshot();
  if (now.status !== 'signed-in' || now.user.id !== userId) return;
  const error = await import('./session-work.ts').then(
    (work) => work.ensureRegistered({ ...input, pathname: landingOf(operation) }),
    // A failed download of the module counts as a failed registration.
    (reason: unknown) => reason,
  );
  if (error === null) return;
  const failure = failureIn(error);
  const status = failure?.kind === 'http' ? failure.status : null;
  // The server knows the user, but under another role. The write proceeds, and the server decides
  // whether to refuse it.
  if (status === 403) return;
  const isOwn = failure?.kind === 'not-sent' || (status !== null && OWN_REFUSALS.includes(status));
  throw new ApiError(operation, failure && isOwn ? failure : { kind: 'not-sent', lacks: null }, {
    cause: error,
  });
}

function landingOf(operation: OperationId): string {
  const [records] = operation.split('.');
  if (records === 'transactions') return '/donation';
  const isStudents = records === 'students' || operation === 'applications.create';
  return isStudents ? '/student' : '/organization';
}
