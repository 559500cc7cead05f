import type { ReactNode } from 'react';
import type { AccountPart } from '#contract/failure.ts';
import { notSentText } from '#shared/api/not-sent.ts';
import type { DeliveryStatus, Recovery, SaveRecovery } from '#shared/api/refusal.ts';
import { AppLink } from './app-link.tsx';
import { SignInAgain, type SignInLink } from './sign-in-again.tsx';

export interface SaveNextStepProps {
  readonly recovery: SaveRecovery;
  readonly signIn: SignInLink;
  /**
   * Called when the user follows the sign-in link. The form must then not warn about unsaved
   * changes.
   */
  readonly onSignIn?: () => void;
}

/**
 * Tells the user what to do after a failed save. Shows nothing if the user only has to correct
 * fields.
 */
export function SaveNextStep({ recovery, signIn, onSignIn }: SaveNextStepProps) {
  switch (recovery) {
    case 'check':
      return null;
    case 'connect':
      return <p>Everything you typed is still here. Check your connection and save again.</p>;
    case 'retry':
      return <p>Everything you typed is still here. You can save again.</p>;
    case 'register':
      return <NotSent lacks={null} />;
    case 'name':
    case 'email':
      return <NotSent lacks={recovery} />;
    case 'account':
      return (
        <>
          <OtherAccount />
          <p>Everything you typed is still here.</p>
        </>
      );
    case 'sign-in':
      return (
        <p>
          {/* This link reloads the site, which then asks the sign-in service who is signed in. */}
          <SignInAgain signIn={signIn} onClick={onSignIn} />. Everything you typed will still be here.
        </p>
      );
  }
}

/** Shown if a write was not sent because the user is not registered with the server yet. */
function NotSent({ lacks }: { readonly lacks: AccountPart | null }) {
  return (
    <p>
      <span>{notSentText(lacks)}</span> Everything you typed is still here.
      {lacks === 'email' && (
        <>
          {' '}
          <AppLink to="/contact">Contact us</AppLink>
        </>
      )}
    </p>
  );
}

/**
 * Advice for a user whose role differs between the sign-in service and the server. The user cannot
 * change the role on this site.
 */
function OtherAccount() {
  return (
    <p>
      Your account may not be allowed to do this. Your name in the menu shows which account you’re using. If
      it’s the wrong account, sign out and use another. If it’s the right one,{' '}
      <AppLink to="/contact">contact us</AppLink>.
    </p>
  );
}

export interface DeliveryNextStepProps {
  readonly recovery: Exclude<Recovery, 'browse'>;
  readonly delivery: DeliveryStatus;
  readonly signIn: SignInLink;
  /** Names the page that shows whether the record has arrived. Completes the sentence 'Check …'. */
  readonly lookAt: ReactNode;
  /** A link to the user's profile. Its text must work at the start of a sentence. */
  readonly profile: ReactNode;
  /**
   * True if the organization is known to be verified. A missing verification can't then be the
   * reason for a refusal.
   */
  readonly isVerified?: boolean;
}

/**
 * Tells the user what to do after a failure to create or change a record. The server may have made
 * the change despite the failure.
 */
export function DeliveryNextStep(props: DeliveryNextStepProps) {
  const { recovery, delivery, signIn, lookAt, profile, isVerified = false } = props;
  if (delivery === 'not-delivered') {
    if (recovery === 'sign-in') {
      return (
        <>
          <p>We checked, and nothing has arrived.</p>
          <SaveNextStep recovery="sign-in" signIn={signIn} />
        </>
      );
    }
    return (
      <p>
        We checked, and nothing has arrived. Everything you typed is still here, and you can send it again.
      </p>
    );
  }
  if (delivery === 'unknown') {
    return (
      <p>
        What you sent may still have arrived. Check <span>{lookAt}</span> before you send it again. Everything
        you typed is still here.
      </p>
    );
  }
  switch (recovery) {
    case 'retry':
      return <p>Everything you typed is still here.</p>;
    case 'verify':
      return isVerified ? (
        <SaveNextStep recovery="account" signIn={signIn} />
      ) : (
        <p>
          Your organization may need to be verified first. <span>{profile}</span> shows your verification
          status. Everything you typed is still here.
        </p>
      );
    default:
      return <SaveNextStep recovery={recovery} signIn={signIn} />;
  }
}
