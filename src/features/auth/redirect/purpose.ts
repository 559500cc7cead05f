import { formatExactRupees } from '#shared/format/amount.ts';
import { fill } from '#shared/text/fill.ts';

/** A user's reason to sign in, derived from the redirect target. */
export type Purpose =
  | { readonly kind: 'apply'; readonly scholarshipId: string }
  | { readonly kind: 'give'; readonly campaignId: string; readonly rupees: string };

const APPLY = /^\/scholarship\/([^/?#]+)\/(?:apply|application-form)\/?(?:[?#]|$)/;
const GIVE = /^\/crowdfunding\/([^/?#]+)\/?\?(?:[^#]*&)?amount=(\d{1,9}(?:\.\d{1,2})?)(?:[&#]|$)/;

/**
 * Derives the purpose from a redirect target: to apply for a scholarship, or to give an amount to a
 * campaign. Null for any other target.
 */
export function purposeOf(target: string | null): Purpose | null {
  const scholarshipId = APPLY.exec(target ?? '')?.[1];
  if (scholarshipId !== undefined) return { kind: 'apply', scholarshipId: decodeURIComponent(scholarshipId) };
  const [, campaignId, rupees] = GIVE.exec(target ?? '') ?? [];
  if (campaignId === undefined || rupees === undefined) return null;
  return { kind: 'give', campaignId: decodeURIComponent(campaignId), rupees };
}

/**
 * Returns text that names the user's next step after sign-in. Includes the title of the scholarship
 * or campaign, if known.
 */
export function purposeText(purpose: Purpose, title: string | null): string {
  if (purpose.kind === 'apply')
    return title ? fill('Next: apply for {title}', { title }) : 'Next: your application';
  const amount = formatExactRupees(Number(purpose.rupees));
  return title
    ? fill('Next: give {amount} to {title}', { amount, title })
    : fill('Next: give {amount}', { amount });
}
