import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { donationErrors } from '#contract/errors/donation.ts';
import { formatExactRupees, formatPaise } from '#shared/format/amount.ts';
import { formatCount } from '#shared/format/count.ts';
import { formatLongDate } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import {
  ReadAgain,
  SESSION_ENDED,
  SignInAgainButton,
  type SignInLink,
} from '#shared/ui/actions/sign-in-again.tsx';
import { useOpened } from '#shared/ui/browser/use-opened.ts';
import { StateMessage } from '#shared/ui/feedback/state-message.tsx';
import { Page, PageHeader } from '#shared/ui/layout/page.tsx';
import { Skeleton } from '#shared/ui/layout/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';
import { type DonationRecord, givingYears, totalPaise, yearName } from '../donation-history.ts';
import {
  type PendingActions,
  PendingPayments,
  type PendingPaymentsProps,
} from '../payment/pending-payments.tsx';
import type { StoredPayment } from '../payment/pending-payments-store.ts';
import { supportMailHref } from '../payment/support-mail.ts';
import classes from './donor-profile.module.css';

/** Loaded when a receipt opens. */
const Receipt = lazy(() => import('./receipt.tsx'));

export type DonorHistory =
  | { readonly kind: 'loading' }
  /** `signIn` is null unless the session has ended. */
  | { readonly kind: 'failed'; readonly signIn: SignInLink | null }
  | {
      readonly kind: 'loaded';
      readonly donations: readonly DonationRecord[];
      /** Verified donations that the server does not list yet. */
      readonly recording: readonly StoredPayment[];
    };

/** The status of a verification that the donor started on this page. */
export interface DonorNews {
  readonly text: string;
  /** The link to sign in again. Null unless the session has ended. */
  readonly signIn: SignInLink | null;
}

export interface DonorActions extends PendingActions {
  readonly retry: () => void;
  readonly print: () => void;
}

export interface DonorProfileProps extends Omit<PendingPaymentsProps, 'actions'> {
  readonly account: { readonly name: string; readonly email: string | null };
  readonly history: DonorHistory;
  /** Id of the donation whose receipt is open. Null if no receipt is open. */
  readonly openId: string | null;
  /** The organization that runs the open receipt's campaign. Null if unknown. */
  readonly organization?: string | null;
  /** Null if there is no verification to report. */
  readonly news: DonorNews | null;
  readonly actions: DonorActions;
}

/** The 'Your giving' page, with the donor's account, unsettled payments and donations. */
export function DonorProfile(props: DonorProfileProps) {
  const { account, history, openId, organization = null, news, orders, canVerify, actions } = props;
  const { isPressed, closedId } = useOpened(openId);
  const opened =
    openId !== null && history.kind === 'loaded'
      ? history.donations.find(({ id }) => id === openId)
      : undefined;
  if (opened) {
    return (
      <Page>
        <Suspense fallback={<Skeleton height="24rem" />}>
          <Receipt
            donation={opened}
            donor={account}
            organization={organization}
            takesFocus={isPressed}
            onPrint={actions.print}
          />
        </Suspense>
      </Page>
    );
  }
  return (
    <Page>
      <PageHeader title="Your giving" />
      <div className="with-aside">
        <div className="stack gap-6">
          <PendingPayments orders={orders} canVerify={canVerify} actions={actions} />
          <p role="status">{news?.text}</p>
          {news?.signIn && (
            <div>
              <SignInAgainButton signIn={news.signIn} size="sm" />
            </div>
          )}
          {openId !== null && history.kind === 'loaded' && <p>You have no donation with this number.</p>}
          <History history={history} closedId={closedId} onRetry={actions.retry} />
        </div>
        <aside className="panel stack" aria-labelledby="account">
          <h2 id="account">Account</h2>
          <dl className="stack gap-3">
            <div>
              <dt className="quiet">Name</dt>
              <dd dir="auto">{account.name || 'Not provided'}</dd>
            </div>
            <div>
              <dt className="quiet">Email</dt>
              <dd>{account.email ?? 'Not provided'}</dd>
            </div>
          </dl>
          <p className="quiet">Your name and email come from your sign-in account.</p>
        </aside>
      </div>
    </Page>
  );
}

interface HistoryProps {
  readonly history: DonorHistory;
  readonly onRetry: () => void;
  /** Id of the donation whose receipt was just closed. Its Receipt link receives focus. */
  readonly closedId: string | null;
}

function History({ history, closedId, onRetry }: HistoryProps) {
  switch (history.kind) {
    case 'loading':
      return (
        <div className="stack gap-6" role="status">
          <VisuallyHidden>Loading your donations</VisuallyHidden>
          <Skeleton height="6rem" />
          <Skeleton height="32rem" />
        </div>
      );
    case 'failed':
      return (
        <StateMessage
          kind="unread"
          text={donationErrors['donation-history-failed']}
          hint={history.signIn === null ? 'Your donations are safe.' : SESSION_ENDED}
        >
          <ReadAgain signIn={history.signIn} onRetry={onRetry} />
        </StateMessage>
      );
    case 'loaded':
      return (
        <>
          {history.recording.length > 0 && <BeingRecorded payments={history.recording} />}
          {history.donations.length > 0 ? (
            <Donations donations={history.donations} closedId={closedId} />
          ) : (
            <NoDonations />
          )}
        </>
      );
  }
}

/**
 * Does not say that the donor has never donated, because the server doesn't list donations to
 * deleted campaigns.
 */
function NoDonations() {
  return (
    <StateMessage
      kind="empty"
      text="No donations to show."
      hint="Your donations appear here, with a receipt for each one. Donations to removed campaigns are no longer listed."
    >
      <LinkButton variant="next" to="/crowdfunding">
        Browse Campaigns
      </LinkButton>
    </StateMessage>
  );
}

function BeingRecorded({ payments }: { readonly payments: readonly StoredPayment[] }) {
  return (
    <section className="stack gap-3" aria-labelledby="recording">
      <h2 id="recording">Donations not listed yet</h2>
      <p className="quiet">
        These donations are verified, but their campaigns don’t list them yet. If a donation is still here
        after a few days, email support with its order number.
      </p>
      <ul className="lines">
        {payments.map((payment) => (
          <li key={payment.orderId} className="cluster">
            <div className="grow stack gap-1">
              <AppLink dir="auto" to="/crowdfunding/$id" params={{ id: payment.campaignId }}>
                {payment.campaignTitle}
              </AppLink>
              <span className="quiet">{formatLongDate(new Date(payment.openedAt).toISOString())}</span>
              <span className="quiet">{fill('Order {orderId}', payment)}</span>
              {payment.proof && <span className="quiet">{fill('Payment {paymentId}', payment.proof)}</span>}
            </div>
            <strong>{formatPaise(payment.paise)}</strong>
            <Button
              component="a"
              variant="default"
              size="sm"
              href={supportMailHref({ ...payment, paymentId: payment.proof?.paymentId })}
              aria-label={fill('Email support about order {orderId}', payment)}
            >
              Email support
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows the totals by financial year, for tax returns. */
function Years({ donations }: Pick<DonationsProps, 'donations'>) {
  const years = givingYears(donations);
  const isPartial = donations.some(({ paise }) => paise === null);
  return (
    <section className="stack gap-2" aria-labelledby="years">
      <h2 id="years">By financial year (April to March)</h2>
      <ul className="lines" aria-labelledby="years">
        {years.map(({ begins, donations }) => (
          <li key={begins} className="cluster between">
            <span>
              <span className="strong">{begins === null ? 'Date not known' : yearName(begins)}</span>{' '}
              <span className="quiet">
                {donations.length === 1
                  ? '1 donation'
                  : fill('{n} donations', { n: formatCount(donations.length) })}
              </span>
            </span>
            <span className="strong">{formatPaise(totalPaise(donations))}</span>
          </li>
        ))}
      </ul>
      <p className="quiet">
        {isPartial && <span>The totals leave out donations whose amount we don’t know. </span>}
        <span>
          Our receipts aren’t 80G certificates. To find out what a campaign has paid out, ask its
          organization.
        </span>
      </p>
    </section>
  );
}

interface DonationsProps {
  readonly donations: readonly DonationRecord[];
  readonly closedId: string | null;
}

function Donations({ donations, closedId }: DonationsProps) {
  const closed = useRef<HTMLAnchorElement>(null);
  useEffect(() => closed.current?.focus(), []);
  const campaigns = new Set(donations.map(({ campaignId }) => campaignId)).size;
  return (
    <>
      <ul className="figures cluster gap-8">
        <li>
          <strong className="figure">{formatPaise(totalPaise(donations))}</strong> <span>given</span>
        </li>
        <li>
          <strong className="figure">{formatCount(donations.length)}</strong>{' '}
          <span>{donations.length === 1 ? 'donation' : 'donations'}</span>
        </li>
        <li>
          <strong className="figure">{formatCount(campaigns)}</strong>{' '}
          <span>{campaigns === 1 ? 'campaign' : 'campaigns'}</span>
        </li>
      </ul>
      <Years donations={donations} />
      <div className="cluster between">
        <h2>Your donations</h2>
        <LinkButton variant="next" size="sm" to="/crowdfunding">
          Find another campaign
        </LinkButton>
      </div>
      <ul className="lines">
        {donations.map((donation) => (
          <li key={donation.id} className="stack gap-0">
            <div className="beside between">
              <AppLink
                dir="auto"
                className="strong"
                to="/crowdfunding/$id"
                params={{ id: donation.campaignId }}
              >
                {donation.campaignTitle}
              </AppLink>
              <strong style={{ whiteSpace: 'nowrap' }}>
                {donation.paise === null ? 'Amount not known' : formatPaise(donation.paise)}
              </strong>
            </div>
            <div className="cluster between gap-1">
              <span className="quiet">
                <span>{donation.at === null ? 'Date not known' : formatLongDate(donation.at)}</span>
                <AppLink
                  ref={donation.id === closedId ? closed : null}
                  className={classes.receipt}
                  to="/donor/profile"
                  search={{ receipt: donation.id }}
                  aria-label={fill('Receipt for {title}', { title: donation.campaignTitle })}
                >
                  Receipt
                </AppLink>
              </span>
              {/* Non-breaking spaces keep 'of' and both amounts on one line. */}
              <span className="quiet">
                {fill('{raised}\u00a0of\u00a0{goal} raised', {
                  raised: formatExactRupees(donation.raised),
                  goal: formatExactRupees(donation.goal),
                })}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
