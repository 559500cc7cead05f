import { organizationErrors } from '#contract/errors/organization.ts';
import { ApiError } from '#shared/api/api-error.ts';

/** Why a profile cannot be shown (ORG-07): the server's message, else our own text. */
export function loadFailureText(error: unknown): string {
  const words =
    error instanceof ApiError && error.failure.kind === 'http' ? error.failure.message : undefined;
  return words ?? organizationErrors['organization-load-failed'];
}
