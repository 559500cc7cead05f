import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { use, useEffect, useState } from 'react';
import * as v from 'valibot';
import { useStore } from 'zustand';
import { signInLink } from '#features/auth/index.ts';
import type { Campaign } from '#features/crowdfunding/index.ts';
import { campaignQuery, ReportPanel } from '#features/crowdfunding/index.ts';
import { formatPaise, rupeesFrom } from '#shared/format/amount.ts';
import { hasEnded } from '#shared/format/dates.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { encodeText } from '#shared/text/encode-text.ts';
import { useNow } from '#shared/ui/browser/use-now.ts';
import { mayBeTaken } from '../payment/payment.ts';
import type { StoredPayment } from '../payment/pending-payments-store.ts';
import { ownDonation } from '../payment/recorded.ts';
import { useOpenPayments } from '../payment/use-open-payments.ts';
import {
  DEFAULT_RUPEES,
  donationAmountSchema,
  searchAmountOf,
  searchAmountSchema,
} from './donation-amount.ts';
import { DonationPanel } from './donation-panel.tsx';

export const Route = createFileRoute('/crowdfunding/$id/')({
  // The panel validates the amount. If the route did, every page would load the amount parser.
  validateSearch: v.object({ amount: v.fallback(v.optional(v.union([v.string(), v.number()])), undefined) }),
  loader: ({ context }) => context.payments(),
  component: PanelRoute,
});

function PanelRoute() {
  const { id } = Route.useParams();
  const { api } = Route.useRouteContext();
  const campaign = useQuery(campaignQuery(api, id)).data;
  return campaign ? <Panel key={id} campaign={campaign} /> : null;
}

/**
 * A single panel for visitors and signed-in users, so that input and focus survive when the session
 * loads.
 */
function Panel({ campaign }: { readonly campaign: Campaign }) {
  const sessions = Route.useLoaderData();
  const { amount: named } = Route.useSearch();
  const wanted = v.is(searchAmountSchema, named) ? named : undefined;
  const navigate = Route.useNavigate();
  const session = useSession();
  const now = useNow();
  const payments = useStore(sessions.current);
  const payment = useStore(payments.payment);
  const { all, isKnown, taken, abandoned, dismissed, isSavedOnDevice } = useOpenPayments(payments, now);
  const { id: campaignId, title: campaignTitle } = campaign;
  useEffect(() => sessions.registerView(campaignId), [sessions, campaignId]);

  const shownId = payment.state !== 'idle' && 'orderId' in payment.donation ? payment.donation.orderId : null;
  const isHere = (order: StoredPayment) => order.campaignId === campaignId && order.orderId !== shownId;
  const orders = {
    taken: taken.filter(isHere),
    abandoned: abandoned.filter(isHere),
    dismissed: dismissed.filter(isHere),
  };
  const isShownUnsettled =
    payment.state !== 'idle' && payment.donation.campaignId === campaignId && mayBeTaken(payment);
  const isUnsettled = isShownUnsettled || orders.taken.length > 0 || orders.abandoned.length > 0;
  const [paise, setPaise] = useState<number | null>(null);
  const sum = session.status === 'signed-in' && paise !== null ? formatPaise(paise) : null;
  const report = use(ReportPanel);
  // While the panel thanks the donor, the page does not ask for another donation.
  const isDone = payment.state === 'done' && payment.donation.campaignId === campaignId;
  const offers = session.status !== 'loading' && isKnown && !isDone;
  useEffect(() => {
    report(offers || isUnsettled ? { isUnsettled, sum } : null);
  }, [report, offers, isUnsettled, sum]);
  useEffect(() => () => report(null), [report]);
  const paid = payment.state === 'done' ? all.find(({ orderId }) => orderId === shownId) : undefined;
  const donorId = session.status === 'signed-in' ? session.user.id : null;
  const signInLinkFor = (text: string) => {
    const { success, output } = v.safeParse(donationAmountSchema, text);
    // Converted to a plain number, because the router rewrites any other format, such as 725.50,
    // and then drops the anchor.
    const amount = success ? String(rupeesFrom(output)) : text;
    return signInLink({
      role: 'DONOR',
      // After sign-in, the donor returns to the donation panel.
      redirectTo: `/crowdfunding/${encodeText(campaignId)}?amount=${encodeText(amount)}#donate`,
    });
  };
  return (
    <DonationPanel
      campaignId={campaignId}
      isOpen={!hasEnded(campaign.deadline, now)}
      amount={String(wanted ?? DEFAULT_RUPEES)}
      payment={payment}
      orders={orders}
      isSavedOnDevice={isSavedOnDevice}
      receipt={paid && donorId !== null ? ownDonation(paid, all, campaign, donorId) : null}
      sessionStatus={session.status}
      signInLinkFor={signInLinkFor}
      actions={{
        ...payments,
        // Signed-out visitors have no Donate button, but can submit the form with Enter.
        donate: (chosen) =>
          session.status === 'signed-out'
            ? void navigate(signInLinkFor(String(rupeesFrom(chosen))))
            : void payments.donate({ campaignId, campaignTitle, paise: chosen }, campaign),
        changeAmount: (typed) => {
          setPaise(typed);
          const amount = searchAmountOf(typed);
          if (amount === wanted) return;
          void navigate({ search: (before) => ({ ...before, amount }), replace: true, resetScroll: false });
        },
      }}
    />
  );
}
