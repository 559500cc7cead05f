import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { useStore } from 'zustand';
import { signInAgainLink, signInLink } from '#features/auth/index.ts';
import { campaignListQuery, campaignOwnerQuery } from '#features/crowdfunding/index.ts';
import { readState } from '#shared/api/read-state.ts';
import { searchId } from '#shared/text/search-text.ts';
import { useNow } from '#shared/ui/browser/use-now.ts';
import { donationHistory } from '../donation-history.ts';
import { isUnderWay } from '../payment/payment.ts';
import { verificationWords } from '../payment/payment-texts.ts';
import { beingRecorded } from '../payment/recorded.ts';
import { useOpenPayments } from '../payment/use-open-payments.ts';
import { type DonorHistory, type DonorNews, DonorProfile } from './donor-profile.tsx';
import { shortNumber } from './receipt-number.ts';

const searchSchema = v.object({
  receipt: v.fallback(v.optional(searchId), undefined),
});

export const Route = createFileRoute('/_donor/donor/profile')({
  validateSearch: searchSchema,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(campaignListQuery(context.api));
    return context.payments();
  },
  // Browsers use the title as the file name of a printed PDF.
  head: ({ match: { search } }) => ({
    meta: [
      {
        title:
          search.receipt === undefined
            ? 'Your giving · EduEmpower'
            : `Receipt ${shortNumber(search.receipt)} · EduEmpower`,
      },
    ],
  }),
  component: ProfileRoute,
});

const HERE = { role: 'DONOR', redirectTo: '/donor/profile' } as const;

function ProfileRoute() {
  const { api, guardedUser } = Route.useRouteContext();
  const { receipt = null } = Route.useSearch();
  const sessions = Route.useLoaderData();
  const payments = useStore(sessions.current);
  const payment = useStore(payments.payment);
  const now = useNow();
  const { all, taken, abandoned, dismissed, isSavedOnDevice } = useOpenPayments(payments, now);
  useEffect(() => sessions.registerView(null), [sessions]);
  const list = useQuery(campaignListQuery(api));
  const given = useMemo(
    () => ({
      donations: donationHistory(list.data ?? [], guardedUser.id),
      recording: beingRecorded(all, list.data ?? [], guardedUser.id),
    }),
    [list.data, all, guardedUser.id],
  );
  const ownerId = given.donations.find(({ id }) => id === receipt)?.ownerId ?? null;
  // If this query fails, the receipt shows no organization.
  const owner = useQuery({
    ...campaignOwnerQuery(api, guardedUser.id, ownerId ?? ''),
    enabled: ownerId !== null,
  });
  const read = readState(list);
  const history: DonorHistory =
    read.kind === 'failed'
      ? { kind: 'failed', signIn: signInAgainLink(read.error, HERE) }
      : read.kind === 'loading'
        ? read
        : { kind: 'loaded', ...given };

  const [verifies, setVerifies] = useState(false);
  const news = (): DonorNews | null => {
    // Reports only verifications that started on this page. Other pages report their own.
    if (!verifies) return null;
    if (payment.state === 'verifying') return { text: 'Verifying the payment…', signIn: null };
    if (payment.state === 'done') return { text: 'Donation successful', signIn: null };
    if (payment.state !== 'unverified') return null;
    const { text, advice, needsSignIn } = verificationWords(payment, isSavedOnDevice);
    return { text: `${text}. ${advice}`, signIn: needsSignIn ? signInLink(HERE) : null };
  };
  return (
    <DonorProfile
      account={guardedUser}
      history={history}
      openId={receipt}
      organization={owner.data?.organizationName ?? null}
      orders={{ taken, abandoned, dismissed }}
      canVerify={!isUnderWay(payment)}
      news={news()}
      actions={{
        ...payments,
        verify: (orderId) => {
          setVerifies(true);
          void payments.verify(orderId);
        },
        retry: () => void list.refetch(),
        print: () => window.print(),
      }}
    />
  );
}
