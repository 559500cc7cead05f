import { crowdfundingErrors } from '#contract/errors/crowdfunding.ts';

export interface Starter {
  readonly signedIn: boolean;
  /** Whether the user is known to be an organization. */
  readonly isOrganization: boolean;
  /** Null if the organization has no profile yet. Undefined if the profile could not be read. */
  readonly organization: { readonly verified?: boolean | null | undefined } | null | undefined;
}

/** Why the user can't start a campaign, and what to do next. */
export interface StartRefusal {
  readonly text: string;
  readonly nextStep: 'sign-in' | 'browse' | 'complete-profile' | 'see-profile';
}

/**
 * Checks the role, then the profile, then the verification (CF-13). Returns null if the user may
 * start a campaign.
 */
export function startRefusal({ signedIn, isOrganization, organization }: Starter): StartRefusal | null {
  if (!signedIn || !isOrganization) {
    return {
      text: crowdfundingErrors['campaign-start-role'],
      nextStep: signedIn ? 'browse' : 'sign-in',
    };
  }
  if (organization === null) {
    return { text: crowdfundingErrors['campaign-start-profile'], nextStep: 'complete-profile' };
  }
  if (organization !== undefined && organization.verified !== true) {
    return { text: crowdfundingErrors['campaign-start-verification'], nextStep: 'see-profile' };
  }
  return null;
}
