import { organizationErrors } from '#contract/errors/organization.ts';
import type { ApiFailure } from '#contract/failure.ts';
import { APPLICATION_STATUSES } from '#contract/schemas/application.ts';
import type { SignInLink } from '#shared/ui/sign-in-again.tsx';
import type { CachedApplicant } from '../analytics/analytics-cache.ts';

/** What an organization can decide about an application. */
export type Decision = (typeof APPLICATION_STATUSES)[number];

/** How a decision is called on the organization's side. */
export const decisionWords: Readonly<Record<Decision, string>> = {
  PENDING: 'To decide',
  ACCEPTED: 'Accepted',
  REJECTED: 'Rejected',
};

/**
 * Where an application stands: not decided where the server says nothing, null where its word is none that an
 * organization can choose, or where there is no application behind the applicant.
 */
export function decisionOf({
  applicationId,
  decision,
}: Pick<CachedApplicant, 'applicationId' | 'decision'>): Decision | null {
  if (applicationId === null) return null;
  if (decision === null) return 'PENDING';
  return APPLICATION_STATUSES.find((status) => status === decision.trim().toUpperCase()) ?? null;
}

/** How the last decision of this visit about an application went. */
export interface ReviewState {
  readonly to: Decision;
  readonly progress: 'saving' | 'saved' | 'failed';
  /** Why it was not saved, in words. */
  readonly failure: string | null;
  /** Where to sign in again; null unless that is why it was not saved. */
  readonly signIn: SignInLink | null;
}

/** Why a decision was not saved, for the person who made it. */
export function reviewFailureText(failure: ApiFailure): string {
  switch (failure.kind) {
    case 'http':
      return failure.message ?? organizationErrors['applicant-review-failed'];
    case 'network':
      return organizationErrors['applicant-review-failed'];
    case 'timeout':
    case 'contract':
      return organizationErrors['applicant-review-unknown'];
  }
}
