import { Button } from '@mantine/core';
import { crowdfundingErrors } from '#contract/errors/crowdfunding.ts';
import { FormSkeleton } from '#shared/form/form-skeleton.tsx';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import {
  ReadAgain,
  type ReadAgainProps,
  SESSION_ENDED,
  type SignInLink,
} from '#shared/ui/actions/sign-in-again.tsx';
import { StateMessage } from '#shared/ui/feedback/state-message.tsx';
import type { StartRefusal } from './start-check.ts';

const hints: Readonly<Record<StartRefusal['nextStep'], string>> = {
  'sign-in': 'Sign in as an organization, and we’ll bring you back here.',
  browse: 'To start a campaign, sign out and create an organization account.',
  'complete-profile':
    'Add your organization’s name, registration number and a contact person, so we can verify it.',
  'see-profile': 'We’re still checking your organization. Your profile shows what’s missing.',
};

export interface CannotStartProps extends StartRefusal {
  readonly signIn: SignInLink;
}

/** Says why the user can't start a campaign, and what to do next (CF-13). */
export function CannotStart({ text, nextStep, signIn }: CannotStartProps) {
  return (
    <StateMessage kind="empty" text={text} hint={hints[nextStep]}>
      {nextStep === 'sign-in' && (
        <LinkButton variant="next" {...signIn}>
          Sign in
        </LinkButton>
      )}
      {nextStep === 'complete-profile' && (
        <LinkButton variant="next" to="/organization/profile">
          Complete your profile
        </LinkButton>
      )}
      {nextStep === 'see-profile' && (
        <LinkButton variant="next" to="/organization/profile">
          See your profile
        </LinkButton>
      )}
      <LinkButton variant={nextStep === 'browse' ? 'filled' : 'default'} to="/crowdfunding">
        Browse Campaigns
      </LinkButton>
      {nextStep === 'browse' && (
        <LinkButton variant="default" to="/organization">
          For organizations
        </LinkButton>
      )}
    </StateMessage>
  );
}

export interface ProfileUnreadProps extends ReadAgainProps {
  readonly onGoOn: () => void;
}

/**
 * Says that the profile cannot be read. Users can still write a campaign, and the server decides
 * whether their organization may start it.
 */
export function ProfileUnread({ signIn, onRetry, onGoOn }: ProfileUnreadProps) {
  return (
    <StateMessage
      kind="unread"
      text={crowdfundingErrors['campaign-start-unread']}
      hint={
        signIn === null
          ? 'Try again, or write your campaign now. When you send it, we’ll check whether your organization can start a campaign.'
          : SESSION_ENDED
      }
    >
      <ReadAgain signIn={signIn} onRetry={onRetry} />
      <Button variant="default" onClick={onGoOn}>
        Write your campaign now
      </Button>
    </StateMessage>
  );
}

/** Placeholder with the layout of the form. */
export const CampaignFormSkeleton = () => (
  <FormSkeleton aside="30rem" fields={['6rem', '10rem', '6rem', '15rem', '6rem', '6rem']} />
);
