import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { pageOf, signInAgainHref } from '#features/auth/index.ts';
import { campaignListQuery } from '#features/crowdfunding/index.ts';
import { paymentDeskOf, tellsItself } from '../api/payment-desks.ts';
import { useOpenPayments } from '../api/use-open-payments.ts';
import { givingHistory } from '../model/giving-history.ts';
import { verificationWords } from '../model/payment-texts.ts';
import { type DonorHistory, DonorProfile } from '../ui/donor-profile.tsx';

export const Route = createFileRoute('/donor/profile')({
  validateSearch: (search: { acknowledgement?: unknown }): { acknowledgement?: string } =>
    search.acknowledgement === undefined ? {} : { acknowledgement: String(search.acknowledgement) },
  ...pageOf('DONOR', { isOpenToOthers: true }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(campaignListQuery(context.api));
  },
  head: () => ({ meta: [{ title: 'Your giving · EduEmpower' }] }),
  component: ProfileRoute,
});

function ProfileRoute() {
  const { api, queryClient, checkout, guardedUser } = Route.useRouteContext();
  const { acknowledgement = null } = Route.useSearch();
  const desk = paymentDeskOf({ api, queryClient, checkout }, guardedUser);
  const payment = useStore(desk.payment);
  const { taken, abandoned } = useOpenPayments(desk);
  useEffect(() => tellsItself(desk, null), [desk]);
  const list = useQuery(campaignListQuery(api));
  const donations = useMemo(
    () => (list.data ? givingHistory(list.data, guardedUser.id) : null),
    [list.data, guardedUser.id],
  );
  const history: DonorHistory = donations
    ? { kind: 'loaded', donations }
    : list.isFetching
      ? { kind: 'loading' }
      : {
          kind: 'failed',
          signInHref: signInAgainHref(list.error, { role: 'DONOR', redirectTo: '/donor/profile' }),
        };

  const news = () => {
    if (payment.state === 'verifying') return 'Verifying the payment…';
    if (payment.state === 'done') return 'Donation successful';
    if (payment.state !== 'unverified') return null;
    const { text, advice } = verificationWords(payment.failure);
    return `${text}. ${advice}`;
  };
  return (
    <DonorProfile
      account={guardedUser}
      history={history}
      openId={acknowledgement}
      payments={taken}
      abandoned={abandoned}
      canVerify={payment.state !== 'verifying'}
      news={news()}
      onVerify={(orderId) => void desk.verify(orderId)}
      onForget={(orderId) => desk.forgetOpenOrder(orderId)}
      onRetry={() => void list.refetch()}
      onPrint={() => window.print()}
    />
  );
}
