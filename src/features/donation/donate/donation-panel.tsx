import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { fill } from '#shared/text/fill.ts';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { SignInAgainButton, type SignInLink } from '#shared/ui/actions/sign-in-again.tsx';
import { focusAroundOnRemoval } from '#shared/ui/layout/focus-main.ts';
import {
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
  NO_PROOF_WORDS,
  type PaymentWords,
  verificationWords,
} from '../payment/payment-texts.ts';
import {
  type PendingActions,
  PendingPayments,
  type PendingPaymentsProps,
} from '../payment/pending-payments.tsx';
import { supportMailHref } from '../payment/support-mail.ts';
import { donationAmountSchema, donationSchema } from './donation-amount.ts';
import { DonationDone } from './donation-done.tsx';
import { DonationForm, type DonationFormProps } from './donation-form.tsx';

export interface DonationActions extends PendingActions {
  /** Called with each new amount in paise, or null if the amount is invalid. */
  readonly changeAmount: (paise: number | null) => void;
  readonly donate: (paise: number) => void;
  readonly leave: () => void;
  readonly again: () => void;
}

export interface DonationPanelProps extends Pick<DonationFormProps, 'sessionStatus'> {
  readonly campaignId: string;
  /** False once the campaign's deadline has passed. */
  readonly isOpen: boolean;
  /** The initial value of the amount field. */
  readonly amount: string;
  readonly payment: Payment;
  readonly orders: PendingPaymentsProps['orders'];
  /** False if this browser could not store the orders. */
  readonly isSavedOnDevice: boolean;
  /**
   * The id of this payment's donation in the campaign's list. Null until we know that the campaign
   * lists the donation.
   */
  readonly receipt: string | null;
  /**
   * Creates a link to sign-in. After signing in, the donor returns to the campaign with this
   * amount.
   */
  readonly signInLinkFor: (amount: string) => SignInLink;
  readonly actions: DonationActions;
}

/** Takes a donation for a campaign and shows the status of its payment (DON-01 to DON-05). */
export function DonationPanel(props: DonationPanelProps) {
  const { campaignId, isOpen, payment, orders, isSavedOnDevice, receipt, actions } = props;
  const form = useForm<{ amount: string }, unknown, { amount: number }>({
    resolver: valibotResolver(donationSchema),
    defaultValues: { amount: props.amount },
  });
  const amount = useWatch({ control: form.control, name: 'amount' });
  const read = v.safeParse(donationAmountSchema, amount);
  const paise = read.success ? read.output : null;
  const changeAmount = useEffectEvent(actions.changeAmount);
  useEffect(() => changeAmount(paise), [paise]);

  const isHere = payment.state !== 'idle' && payment.donation.campaignId === campaignId;
  const here = isHere ? payment : IDLE;
  const replacesForm = hasNoForm(here);
  const isEnded = !isOpen && !replacesForm && here.state !== 'failed' && here.state !== 'checkout';
  const panel = useRef<HTMLElement>(null);
  const replacedForm = useRef(replacesForm);
  useEffect(() => {
    // The button that had focus was removed together with its container, so focus moves to the
    // panel.
    const isReplaced = replacesForm || replacedForm.current;
    if (isReplaced && document.activeElement === document.body) panel.current?.focus();
    replacedForm.current = replacesForm;
  }, [replacesForm]);

  const signIn = props.signInLinkFor(amount);
  const busyText = isHere ? 'One moment…' : 'Another payment is open';
  return (
    <section ref={panel} className="stack" aria-label="Donate" tabIndex={-1}>
      <PendingPayments orders={orders} canVerify={!isUnderWay(payment)} actions={actions} />
      <div role="status" className="stack gap-2">
        {here.state === 'done' ? (
          <DonationDone donation={here.donation} receipt={receipt} onAgain={isOpen ? actions.again : null} />
        ) : (
          <Progress payment={here} isSaved={isSavedOnDevice} />
        )}
      </div>
      {here.state === 'failed' && <Problem words={failureWords(here.failure)} signIn={signIn} />}
      {here.state === 'unverified' && (
        <Unverified payment={here} isSaved={isSavedOnDevice} signIn={signIn} actions={actions} />
      )}
      {here.state === 'no-proof' && (
        <Problem words={NO_PROOF_WORDS} signIn={signIn} facts={<PaymentNumbers {...here.donation} />}>
          <Button component="a" fullWidth href={supportMailHref(here.donation)}>
            Email support
          </Button>
        </Problem>
      )}
      {!replacesForm && !isEnded && (
        <DonationForm
          form={form}
          paise={paise}
          onDonate={actions.donate}
          sessionStatus={props.sessionStatus}
          signIn={signIn}
          busy={isUnderWay(payment) ? busyText : null}
        />
      )}
      {here.state === 'failed' && replacesForm && <OtherCampaigns />}
      {isEnded && (
        <div className="stack">
          <p>This campaign has ended and no longer accepts donations.</p>
          <OtherCampaigns />
        </div>
      )}
      {payment.state === 'checkout' && (
        <Button ref={focusAroundOnRemoval} variant="default" fullWidth onClick={actions.leave}>
          Can’t see the payment window? Leave this payment
        </Button>
      )}
    </section>
  );
}

/** Shows the status of a payment. The live region around it announces each change. */
function Progress({ payment, isSaved }: { readonly payment: Payment; readonly isSaved: boolean }) {
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
          <DoNotPayAgain donation={payment.donation} isSaved={isSaved}>
            If your bank completes the payment after all
          </DoNotPayAgain>
        </>
      );
    case 'abandoned':
      return (
        <>
          <p className="large strong">We don’t know whether your last payment went through.</p>
          <DoNotPayAgain donation={payment.donation} isSaved={isSaved}>
            If money left your account
          </DoNotPayAgain>
        </>
      );
    default:
      return null;
  }
}

interface DoNotPayAgainProps {
  readonly donation: OrderedDonation;
  readonly isSaved: boolean;
  readonly children: string;
}

/**
 * Warns the donor not to pay again. The bank may still authorize a payment after the donor has
 * closed the checkout.
 */
function DoNotPayAgain({ donation, isSaved, children }: DoNotPayAgainProps) {
  return (
    <p>
      <span>{`${children}, do not pay again.`}</span> <a href={supportMailHref(donation)}>Email support</a>{' '}
      <span>
        {fill(
          isSaved
            ? 'with order {orderId}. Its details are saved on this device.'
            : 'with order {orderId}. Write the number down, because this browser couldn’t save it.',
          { orderId: donation.orderId },
        )}
      </span>
    </p>
  );
}

interface UnverifiedProps {
  readonly payment: Extract<Payment, { readonly state: 'unverified' }>;
  readonly isSaved: boolean;
  readonly signIn: SignInLink;
  readonly actions: PendingActions;
}

function Unverified({ payment, isSaved, signIn, actions }: UnverifiedProps) {
  const { donation, tries } = payment;
  const words = verificationWords(payment, isSaved);
  const facts = (
    <>
      {!isSaved && (
        <p>
          <strong>Keep this page open.</strong> This browser couldn’t save the payment.
        </p>
      )}
      <PaymentNumbers {...donation} />
    </>
  );
  return (
    <>
      <Problem words={words} signIn={signIn} facts={facts}>
        <Button
          variant={words.needsSignIn ? 'default' : 'filled'}
          fullWidth
          onClick={() => actions.verify(donation.orderId)}
        >
          Verify again
        </Button>
      </Problem>
      <PaymentSupport donation={donation} tries={tries} onHideTaken={actions.hideTaken} />
    </>
  );
}

interface ProblemProps {
  readonly words: PaymentWords;
  readonly signIn: SignInLink;
  /** Content between the advice and the buttons, such as the order number. */
  readonly facts?: ReactNode;
  readonly children?: ReactNode;
}

function Problem({ words, signIn, facts, children }: ProblemProps) {
  return (
    <div className="notice stack gap-3" data-tone="error" role="alert">
      <p className="large error">{words.text}</p>
      <p>{words.advice}</p>
      {facts}
      {words.needsSignIn && <SignInAgainButton signIn={signIn} />}
      {children}
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
    : payment.state === 'done' || payment.state === 'unverified' || payment.state === 'no-proof';
}

const takesNoMore = ({ kind }: PaymentFailure) => kind === 'campaign-gone' || kind === 'campaign-ended';
