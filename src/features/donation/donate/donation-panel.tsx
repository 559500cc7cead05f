import { type ReactNode, useEffect, useRef } from 'react';
import { formatPaise } from '#shared/format/amount.ts';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/app-link.tsx';
import { AnchorButton, Button, LinkButton } from '#shared/ui/button.tsx';
import { SignInAgainButton, type SignInLink } from '#shared/ui/sign-in-again.tsx';
import {
  type Donation,
  IDLE,
  isUnderWay,
  type OrderedDonation,
  type Payment,
  type PaymentFailure,
} from '../payment/payment.ts';
import { PaymentNumbers } from '../payment/payment-numbers.tsx';
import { PaymentSupport } from '../payment/payment-support.tsx';
import {
  failureWords,
  type PaymentWords,
  UNPROVED_WORDS,
  verificationWords,
} from '../payment/payment-texts.ts';
import { PendingPayments, type PendingPaymentsProps } from '../payment/pending-payments.tsx';
import { supportMailHref } from '../payment/support-mail.ts';
import type { OpenPayments } from '../payment/use-open-payments.ts';
import { DonationForm, type DonationFormProps } from './donation-form.tsx';
import classes from './donation-panel.module.css';

export interface DonationPanelProps
  extends Omit<DonationFormProps, 'busy'>,
    Omit<PendingPaymentsProps, 'canVerify'>,
    Pick<OpenPayments, 'isSavedOnDevice'> {
  readonly campaignId: string;
  /** False once the campaign's deadline has passed. */
  readonly isOpen: boolean;
  readonly payment: Payment;
  /** The donation that the payment became, once the campaign's list has it; null while that is not certain. */
  readonly acknowledgement: string | null;
  readonly onLeave: () => void;
  readonly onAgain: () => void;
  /** Where to sign in when the session expired during a payment. */
  readonly returnLink: SignInLink;
}

/** Where a donor gives, and sees what became of the money (DON-01 to DON-05). */
export function DonationPanel(props: DonationPanelProps) {
  const { payment, campaignId } = props;
  const isHere = payment.state !== 'idle' && payment.donation.campaignId === campaignId;
  const panel = useRef<HTMLElement>(null);
  const replacesForm = isHere && hasNoForm(payment);
  const replacedForm = useRef(replacesForm);
  useEffect(() => {
    // The pressed button is gone with its container.
    const isReplaced = replacesForm || replacedForm.current;
    if (isReplaced && document.activeElement === document.body) panel.current?.focus();
    replacedForm.current = replacesForm;
  }, [replacesForm]);
  return (
    <section ref={panel} className={classes.panel} aria-label="Donate" tabIndex={-1}>
      <PendingPayments {...props} canVerify={!isUnderWay(payment)} />
      <div role="status" className={classes.status}>
        {isHere && <Progress {...props} />}
      </div>
      <Outcome {...props} here={isHere ? payment : IDLE} />
    </section>
  );
}

/** The panel's status while a payment is under way; screen readers announce all of it. */
function Progress(props: DonationPanelProps) {
  const { payment, isSavedOnDevice } = props;
  switch (payment.state) {
    case 'ordering':
      return <p>Creating payment order...</p>;
    case 'checkout':
      return <p>The payment window is open.</p>;
    case 'verifying':
      return <p>Payment received. Verifying it…</p>;
    case 'dismissed':
      return (
        <>
          <p>You closed the payment window. No payment was confirmed.</p>
          <DoNotPayAgain donation={payment.donation} isSaved={isSavedOnDevice}>
            If your bank completes the payment after all
          </DoNotPayAgain>
        </>
      );
    case 'left':
      return (
        <>
          <p className={classes.title}>We do not know whether your last payment went through.</p>
          <DoNotPayAgain donation={payment.donation} isSaved={isSavedOnDevice}>
            If money left your account
          </DoNotPayAgain>
        </>
      );
    case 'done':
      return <Done {...props} donation={payment.donation} />;
    default:
      return null;
  }
}

interface DoneProps extends DonationPanelProps {
  readonly donation: Donation;
}

function Done({ donation, isOpen, acknowledgement, onAgain }: DoneProps) {
  return (
    <div className={classes.done}>
      <p className={classes.title}>Donation successful</p>
      <p>
        {fill('Thank you. {sum} went to “{title}”.', {
          sum: formatPaise(donation.paise),
          title: donation.campaignTitle,
        })}
      </p>
      <AppLink to="/donor/profile" search={acknowledgement === null ? {} : { acknowledgement }}>
        {acknowledgement === null
          ? 'Your donations and acknowledgements'
          : 'Acknowledgement of this donation'}
      </AppLink>
      {isOpen && (
        <Button variant="default" fullWidth onClick={onAgain}>
          Give again
        </Button>
      )}
    </div>
  );
}

interface DoNotPayAgainProps {
  readonly donation: OrderedDonation;
  readonly isSaved: boolean;
  readonly children: string;
}

/** A bank may authorise a payment after its window is gone. */
function DoNotPayAgain({ donation, isSaved, children }: DoNotPayAgainProps) {
  return (
    <p>
      <span>{`${children}, do not pay again:`}</span> <a href={supportMailHref(donation)}>email support</a>{' '}
      <span>
        {fill(
          isSaved
            ? 'with order {orderId}. Its details are saved on this device.'
            : 'with order {orderId}. Write the number down: this browser could not save it.',
          { orderId: donation.orderId },
        )}
      </span>
    </p>
  );
}

interface OutcomeProps extends DonationPanelProps {
  readonly here: Payment;
}

/** Shown below the status. The form has the same key in every state, so it keeps its state and its focus. */
function Outcome(props: OutcomeProps) {
  const { here: payment, onVerify, onPutAway, onLeave, returnLink, isSavedOnDevice, isOpen } = props;
  switch (payment.state) {
    case 'failed':
      return (
        <>
          <Problem words={failureWords(payment.failure)} returnLink={returnLink} />
          {takesNoMore(payment.failure) ? <OtherCampaigns /> : <Form key="form" {...props} />}
        </>
      );
    case 'checkout':
      return (
        <>
          <Form key="form" {...props} />
          <Button variant="default" fullWidth onClick={onLeave}>
            No payment window? Leave this payment
          </Button>
        </>
      );
    case 'unverified': {
      const words = verificationWords(payment, isSavedOnDevice);
      return (
        <>
          <Problem
            words={words}
            returnLink={returnLink}
            facts={
              <>
                {!isSavedOnDevice && (
                  <p>
                    <strong>Keep this page open:</strong> this browser could not store the payment.
                  </p>
                )}
                <PaymentNumbers {...payment.donation} />
              </>
            }
          >
            <Button
              variant={words.needsSignIn ? 'default' : 'filled'}
              fullWidth
              onClick={() => onVerify(payment.donation.orderId)}
            >
              Verify again
            </Button>
          </Problem>
          <PaymentSupport donation={payment.donation} tries={payment.tries} onPutAway={onPutAway} />
        </>
      );
    }
    case 'unproved':
      return (
        <Problem
          words={UNPROVED_WORDS}
          returnLink={returnLink}
          facts={<PaymentNumbers {...payment.donation} />}
        >
          <AnchorButton fullWidth href={supportMailHref(payment.donation)}>
            Email support
          </AnchorButton>
        </Problem>
      );
    case 'done':
      return null;
    default:
      // In a fragment, as in every state, so that the form does not remount.
      return <>{isOpen ? <Form key="form" {...props} /> : <Ended />}</>;
  }
}

function Form(props: DonationPanelProps) {
  return <DonationForm {...props} busy={busyWords(props)} />;
}

function busyWords({ payment, campaignId }: DonationPanelProps): string | null {
  if (isUnderWay(payment) && payment.donation.campaignId !== campaignId) return 'Another payment is open';
  return isUnderWay(payment) ? 'One moment…' : null;
}

function Ended() {
  return (
    <div className={classes.ended}>
      <p>This campaign has ended and takes no more donations.</p>
      <OtherCampaigns />
    </div>
  );
}

function OtherCampaigns() {
  return (
    <LinkButton variant="default" fullWidth to="/crowdfunding">
      Browse Campaigns
    </LinkButton>
  );
}

function hasNoForm(payment: Payment): boolean {
  return payment.state === 'failed'
    ? takesNoMore(payment.failure)
    : payment.state === 'done' || payment.state === 'unverified' || payment.state === 'unproved';
}

const takesNoMore = ({ kind }: PaymentFailure) => kind === 'campaign-gone' || kind === 'campaign-ended';

interface ProblemProps {
  readonly words: PaymentWords;
  readonly returnLink: SignInLink;
  /** Shown with the text, before the next steps. */
  readonly facts?: ReactNode;
  readonly children?: ReactNode;
}

function Problem({ words, returnLink, facts, children }: ProblemProps) {
  return (
    <div className={classes.problem} role="alert">
      <p className={classes.title}>{words.text}</p>
      <p>{words.advice}</p>
      {facts}
      {words.needsSignIn && <SignInAgainButton signIn={returnLink} />}
      {children}
    </div>
  );
}
