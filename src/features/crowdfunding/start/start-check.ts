import { crowdfundingErrors } from '#contract/errors/crowdfunding.ts';

export interface Starter {
  readonly signedIn: boolean;
  /** True for a role that is known to be another one; who has none is asked for it. */
  readonly isOrganization: boolean;
  /** Null where there is no profile yet; undefined where that is unknown. */
  readonly organization: { readonly verified?: boolean | null | undefined } | null | undefined;
}

/** Why the user may not start a campaign, and what to do next. */
export interface StartRefusal {
  readonly text: string;
  readonly wayOn: 'sign-in' | 'browse' | 'complete-profile' | 'see-profile';
}

/** The checks before a campaign can be started, in their order (CF-13); null where all of them hold. */
export function startRefusal({ signedIn, isOrganization, organization }: Starter): StartRefusal | null {
  if (!signedIn || !isOrganization) {
    return {
      text: crowdfundingErrors['campaign-start-role'],
      wayOn: signedIn ? 'browse' : 'sign-in',
    };
  }
  if (organization === null) {
    return { text: crowdfundingErrors['campaign-start-profile'], wayOn: 'complete-profile' };
  }
  if (organization !== undefined && organization.verified !== true) {
    return { text: crowdfundingErrors['campaign-start-verification'], wayOn: 'see-profile' };
  }
  return null;
}
