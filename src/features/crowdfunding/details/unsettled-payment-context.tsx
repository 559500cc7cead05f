import { createContext } from 'react';

/** How the donation panel tells the campaign's page whether a payment for the campaign is still unsettled. */
export const ReportUnsettledPayment = createContext<(isUnsettled: boolean) => void>(() => {});
