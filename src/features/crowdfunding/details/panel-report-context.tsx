import { createContext } from 'react';

/** The parts of the donation panel's state that the campaign's page needs. */
export interface PanelReport {
  /** Whether a payment to this campaign may have been captured, but is not verified. */
  readonly isUnsettled: boolean;
  /** The chosen amount, such as ₹500. Null if it is invalid or the user is signed out. */
  readonly sum: string | null;
}

/**
 * Passes the panel's report to the page. The report is null until the panel knows whether a payment
 * is unsettled, and again while the panel thanks the donor.
 */
export const ReportPanel = createContext<(report: PanelReport | null) => void>(() => {});
