import { createContext } from 'react';

/** What the donation panel tells the campaign's page. */
export interface PanelReport {
  /** A payment of this donor for the campaign may have been taken. */
  readonly isUnsettled: boolean;
  /** The chosen amount, such as ₹500; null while it is invalid, or while nobody is signed in. */
  readonly sum: string | null;
}

/** How the panel reports; null while it does not know whether a payment is unsettled. */
export const ReportPanel = createContext<(report: PanelReport | null) => void>(() => {});
