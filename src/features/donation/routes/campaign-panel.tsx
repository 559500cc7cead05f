import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { signInHref } from '#features/auth/index.ts';
import { campaignQuery } from '#features/crowdfunding/index.ts';
import { deadlineMoment } from '#shared/format/dates.ts';
import type { SessionUser } from '#shared/ports/session.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { paymentDeskOf, showPanel } from '../api/payment-desks.ts';
import { useOpenPayments } from '../api/use-open-payments.ts';
import { amountFromAddress, readGift } from '../model/gift.ts';
import { IDLE } from '../model/payment.ts';
import { DonationPanel, type DonationPanelProps } from '../ui/donation-panel.tsx';

export const Route = createFileRoute('/crowdfunding/$id/')({
  validateSearch: (search: { amount?: unknown }): { amount?: unknown } =>
    search.amount === undefined ? {} : { amount: search.amount },
  component: PanelRoute,
});

/** What the panel shows whoever is there. */
type Common = Pick<
  DonationPanelProps,
  'campaignId' | 'isOpen' | 'amount' | 'showsProblem' | 'onAmount' | 'returnHref'
> & {
  readonly campaignTitle: string;
  /** What is written as paise; null, and a word about it, where it is no amount. */
  readonly readPaise: () => number | null;
};

function PanelRoute() {
  const { id } = Route.useParams();
  const { api } = Route.useRouteContext();
  const { amount: wanted } = Route.useSearch();
  const session = useSession();
  const [now] = useState(() => Date.now());
  const [amount, setAmount] = useState(() => amountFromAddress(wanted));
  const [showsProblem, setShowsProblem] = useState(false);
  const campaign = useQuery(campaignQuery(api, id)).data;
  if (!campaign) return null;

  const redirectTo = `/crowdfunding/${encodeURIComponent(id)}?amount=${encodeURIComponent(amount)}`;
  const common: Common = {
    campaignId: id,
    campaignTitle: campaign.title,
    isOpen: deadlineMoment(campaign.deadline) > now,
    amount,
    showsProblem,
    onAmount: (text) => {
      setAmount(text);
      setShowsProblem(false);
    },
    returnHref: signInHref({ role: 'DONOR', redirectTo }),
    readPaise: () => {
      const reading = readGift(amount);
      setShowsProblem(reading.kind === 'problem');
      return reading.kind === 'gift' ? reading.paise : null;
    },
  };
  return session.status === 'signed-in' ? (
    <OwnPanel key={session.user.id} user={session.user} {...common} />
  ) : (
    <GuestPanel isSignedOut={session.status === 'signed-out'} {...common} />
  );
}

/** Nobody is there, or nobody knows yet: who clicks before that is known, waits for it. */
function GuestPanel({ isSignedOut, campaignTitle, readPaise, ...panel }: Common & { isSignedOut: boolean }) {
  const { api, queryClient, checkout, session } = Route.useRouteContext();
  const donate = async () => {
    const paise = readPaise();
    if (paise === null) return;
    const settled = await session.settled();
    if (settled.status !== 'signed-in') return;
    const desk = paymentDeskOf({ api, queryClient, checkout }, settled.user);
    await desk.donate({ campaignId: panel.campaignId, campaignTitle, paise });
  };
  return (
    <DonationPanel
      {...panel}
      signInHref={isSignedOut ? panel.returnHref : null}
      payment={IDLE}
      pending={[]}
      abandoned={[]}
      isKept
      onDonate={() => void donate()}
      onVerify={ignore}
      onForget={ignore}
      onAgain={ignore}
    />
  );
}

/** A guest has no payment that these could be about. */
const ignore = () => undefined;

function OwnPanel({ user, campaignTitle, readPaise, ...panel }: Common & { readonly user: SessionUser }) {
  const { api, queryClient, checkout } = Route.useRouteContext();
  const { campaignId } = panel;
  const desk = paymentDeskOf({ api, queryClient, checkout }, user);
  const payment = useStore(desk.payment);
  const { taken, abandoned, isKept } = useOpenPayments(desk);
  useEffect(() => showPanel(desk, campaignId), [desk, campaignId]);

  const told = payment.state !== 'idle' && 'orderId' in payment.gift ? payment.gift.orderId : null;
  const here = (one: { readonly campaignId: string; readonly orderId: string }) =>
    one.campaignId === campaignId && one.orderId !== told;
  return (
    <DonationPanel
      {...panel}
      signInHref={null}
      payment={payment}
      pending={taken.filter(here)}
      abandoned={abandoned.filter(here)}
      isKept={isKept}
      onDonate={() => {
        const paise = readPaise();
        if (paise !== null) void desk.donate({ campaignId, campaignTitle, paise });
      }}
      onVerify={(orderId) => void desk.verify(orderId)}
      onForget={(orderId) => desk.forgetOpenOrder(orderId)}
      onAgain={() => desk.again()}
    />
  );
}
