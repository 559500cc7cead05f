import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { useStore } from 'zustand';
import type { Fundraiser } from '#contract/schemas/fundraiser.ts';
import { signInLink } from '#features/auth/index.ts';
import { campaignQuery } from '#features/crowdfunding/index.ts';
import { hasEnded } from '#shared/format/dates.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useNow } from '#shared/ui/use-now.ts';
import { amountForAddress, amountFromAddress, readGift } from '../payment/donation-amount.ts';
import type { StoredPayment } from '../payment/pending-payments-store.ts';
import { ownDonation } from '../payment/recorded.ts';
import { useOpenPayments } from '../payment/use-open-payments.ts';
import { DonationPanel } from './donation-panel.tsx';

export const Route = createFileRoute('/crowdfunding/$id/')({
  // The router reads `?amount=50` as a number; the form decides whether it is an amount.
  validateSearch: v.object({
    amount: v.fallback(v.optional(v.union([v.string(), v.number()])), undefined),
  }),
  loader: ({ context }) => context.payments(),
  component: PanelRoute,
});

function PanelRoute() {
  const { id } = Route.useParams();
  const { api } = Route.useRouteContext();
  const campaign = useQuery(campaignQuery(api, id)).data;
  return campaign ? <Panel key={id} campaign={campaign} /> : null;
}

/** One panel for guests and signed-in users, so that text and focus survive when the session becomes known. */
function Panel({ campaign }: { readonly campaign: Fundraiser }) {
  const sessions = Route.useLoaderData();
  const { amount: wanted } = Route.useSearch();
  const navigate = Route.useNavigate();
  const session = useSession();
  const now = useNow();
  const [amount, setAmount] = useState(() => amountFromAddress(wanted));
  const [showsProblem, setShowsProblem] = useState(false);

  const payments = useStore(sessions.current);
  const payment = useStore(payments.payment);
  const { all, taken, abandoned, dismissed, isSavedOnDevice } = useOpenPayments(payments, now);
  const { id: campaignId, title: campaignTitle } = campaign;
  useEffect(() => sessions.registerView(campaignId), [sessions, campaignId]);

  const donate = async () => {
    const reading = readGift(amount);
    setShowsProblem(reading.kind === 'problem');
    if (reading.kind === 'problem') return;
    await sessions.current.getState().donate({ campaignId, campaignTitle, paise: reading.paise }, campaign);
  };

  const redirectTo = `/crowdfunding/${encodeURIComponent(campaignId)}?amount=${encodeURIComponent(amount)}`;
  const returnLink = signInLink({ role: 'DONOR', redirectTo });
  const told = payment.state !== 'idle' && 'orderId' in payment.donation ? payment.donation.orderId : null;
  const isHere = (one: StoredPayment) => one.campaignId === campaignId && one.orderId !== told;
  const paid = payment.state === 'done' ? all.find(({ orderId }) => orderId === told) : undefined;
  const donorId = session.status === 'signed-in' ? session.user.id : null;
  return (
    <DonationPanel
      campaignId={campaignId}
      isOpen={!hasEnded(campaign.deadline, now)}
      payment={payment}
      taken={taken.filter(isHere)}
      abandoned={abandoned.filter(isHere)}
      dismissed={dismissed.filter(isHere)}
      isSavedOnDevice={isSavedOnDevice}
      acknowledgement={paid && donorId !== null ? ownDonation(paid, all, campaign, donorId) : null}
      amount={amount}
      showsProblem={showsProblem}
      isDonorKnown={session.status !== 'loading'}
      signIn={session.status === 'signed-out' ? returnLink : null}
      returnLink={returnLink}
      onAmount={(text) => {
        setAmount(text);
        setShowsProblem(false);
        // The field never takes it back while the page is open: the URL has 50.50 as 50.5.
        void navigate({
          search: (before) => ({ ...before, amount: amountForAddress(text) }),
          replace: true,
          resetScroll: false,
        });
      }}
      onDonate={() => void donate()}
      onVerify={(orderId) => void payments.verify(orderId)}
      onForget={(orderId) => payments.forget(orderId)}
      onPutAway={(orderId) => payments.putAway(orderId)}
      onLeave={() => payments.leave()}
      onAgain={() => payments.again()}
    />
  );
}
