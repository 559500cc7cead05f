import { createContext } from 'react';

/** What the donation panel tells the campaign's page. */
export interface PanelReport {
  /** A payment of this donor for the campaign may have been taken. */
  readonly isUnsettled: boolean;
  /** The chosen amount, such as ₹500; null while it is invalid or the user is signed out. */
  readonly sum: string | null;
}

/** Passes on the panel's report; null while the panel doesn't know whether a payment is unsettled. */
export const ReportPanel = createContext<(report: PanelReport | null) => void>(() => {});
