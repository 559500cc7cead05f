import { organizationErrors } from '#contract/errors/organization.ts';
import { serverMessage } from '#shared/api/api-error.ts';

/** Why a profile cannot be shown (ORG-07): the server's message, else our own text. */
export function loadFailureText(error: unknown): string {
  return serverMessage(error) ?? organizationErrors['organization-load-failed'];
}
