import type { ReactNode } from 'react';
import { formatExactRupees } from '#shared/format/amount.ts';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/app-link.tsx';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { rupeesFrom } from '../model/gift.ts';
import type { Payment } from '../model/payment.ts';
import { failureWords, type PaymentWords, verificationWords } from '../model/payment-texts.ts';
import type { PendingPayment } from '../model/pending-payments.ts';
import { DonationForm, type DonationFormProps } from './donation-form.tsx';
import classes from './donation-panel.module.css';
import { PendingPayments } from './pending-payments.tsx';

export interface DonationPanelProps extends Omit<DonationFormProps, 'busy'> {
  readonly campaignId: string;
  /** False once the campaign's deadline has passed. */
  readonly isOpen: boolean;
  readonly payment: Payment;
  /** This person's payments that are not settled, except for the one that is on its way. */
  readonly pending: readonly PendingPayment[];
  /** Orders whose checkout was open when its page was lost. */
  readonly abandoned: readonly PendingPayment[];
  /** False where this browser cannot keep a payment over a reload. */
  readonly isKept: boolean;
  readonly onVerify: (orderId: string) => void;
  readonly onForget: (orderId: string) => void;
  readonly onAgain: () => void;
  /** Where to sign in when a session has ended in the middle. */
  readonly returnHref: string;
}

const sumOf = (paise: number) => formatExactRupees(rupeesFrom(paise));

/** Where a donor gives, and hears what became of the money (DON-01 to DON-05). */
export function DonationPanel(props: DonationPanelProps) {
  const { payment, campaignId, pending, abandoned, onVerify, onForget, isOpen } = props;
  const isHere = payment.state !== 'idle' && payment.gift.campaignId === campaignId;
  return (
    <section className={classes.panel} aria-label="Donate">
      <PendingPayments
        payments={pending}
        abandoned={abandoned}
        canVerify={payment.state !== 'verifying'}
        onVerify={onVerify}
        onForget={onForget}
      />
      <div role="status" className={classes.status}>
        {isHere && <Progress payment={payment} />}
      </div>
      {isHere ? <Outcome {...props} /> : isOpen ? <Form {...props} /> : <Ended />}
    </section>
  );
}

/** What is said while a payment is on its way: every word of it is heard by whoever cannot see the panel. */
function Progress({ payment }: { readonly payment: Payment }) {
  switch (payment.state) {
    case 'ordering':
      return <p>Creating payment order...</p>;
    case 'checkout':
      return <p>The payment window is open.</p>;
    case 'verifying':
      return <p>Payment received. Verifying it…</p>;
    case 'dismissed':
      return <p>You closed the payment window. Nothing was charged.</p>;
    default:
      return null;
  }
}

function Outcome(props: DonationPanelProps) {
  const { payment, onAgain, onVerify, returnHref, isKept, isOpen } = props;
  switch (payment.state) {
    case 'failed':
      return (
        <>
          <Problem words={failureWords(payment.failure)} returnHref={returnHref} />
          <Form {...props} />
        </>
      );
    case 'unverified':
      return (
        <Problem words={verificationWords(payment.failure)} returnHref={returnHref}>
          {!isKept && (
            <p>
              <strong>Keep this page open:</strong> this browser could not store the payment.
            </p>
          )}
          <Numbers gift={payment.gift} />
          <Button fullWidth onClick={() => onVerify(payment.gift.orderId)}>
            Verify again
          </Button>
        </Problem>
      );
    case 'unproved':
      return (
        <Problem
          words={{
            text: 'Something went wrong',
            advice:
              'The provider may have taken your payment, and sent nothing that proves it. Do not pay again: write to support with this number first.',
            needsSignIn: false,
          }}
          returnHref={returnHref}
        >
          <Numbers gift={payment.gift} />
          <LinkButton fullWidth href="/contact">
            Write to support
          </LinkButton>
        </Problem>
      );
    case 'done':
      return (
        <div className={classes.done} role="status">
          <p className={classes.title}>Donation successful</p>
          <p>
            {fill('Thank you. {sum} went to “{title}”.', {
              sum: sumOf(payment.gift.paise),
              title: payment.gift.campaignTitle,
            })}
          </p>
          <AppLink href="/donor/profile">Your donations and acknowledgements</AppLink>
          {isOpen && (
            <Button variant="default" fullWidth onClick={onAgain}>
              Give again
            </Button>
          )}
        </div>
      );
    default:
      return isOpen ? <Form {...props} /> : <Ended />;
  }
}

function Form(props: DonationPanelProps) {
  const { amount, showsProblem, onAmount, onDonate, signInHref } = props;
  return (
    <DonationForm
      amount={amount}
      showsProblem={showsProblem}
      onAmount={onAmount}
      onDonate={onDonate}
      signInHref={signInHref}
      busy={busyWords(props)}
    />
  );
}

function busyWords({ payment, campaignId }: DonationPanelProps): string | null {
  if (payment.state === 'ordering' || payment.state === 'checkout' || payment.state === 'verifying') {
    return payment.gift.campaignId === campaignId ? 'One moment…' : 'Another payment is open';
  }
  return null;
}

function Ended() {
  return (
    <div className={classes.ended}>
      <p>This campaign has ended and takes no more donations.</p>
      <LinkButton variant="default" fullWidth href="/crowdfunding">
        Browse Campaigns
      </LinkButton>
    </div>
  );
}

interface ProblemProps {
  readonly words: PaymentWords;
  readonly returnHref: string;
  readonly children?: ReactNode;
}

function Problem({ words, returnHref, children }: ProblemProps) {
  return (
    <div className={classes.problem} role="alert">
      <p className={classes.title}>{words.text}</p>
      <p>{words.advice}</p>
      {children}
      {words.needsSignIn && <AppLink href={returnHref}>Sign in</AppLink>}
    </div>
  );
}

interface NumbersProps {
  readonly gift: { readonly paise: number; readonly orderId: string; readonly paymentId?: string };
}

/** What support asks for. */
function Numbers({ gift }: NumbersProps) {
  return (
    <dl className={classes.numbers}>
      <div>
        <dt>Amount</dt>
        <dd>{sumOf(gift.paise)}</dd>
      </div>
      <div>
        <dt>Order</dt>
        <dd>{gift.orderId}</dd>
      </div>
      {gift.paymentId && (
        <div>
          <dt>Payment</dt>
          <dd>{gift.paymentId}</dd>
        </div>
      )}
    </dl>
  );
}
