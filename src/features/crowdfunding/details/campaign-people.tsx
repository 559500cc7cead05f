import { Badge } from '@mantine/core';
import { formatExactRupees } from '#shared/format/amount.ts';
import { formatLongDate } from '#shared/format/dates.ts';
import { WhatsAppButton } from '#shared/marks/whatsapp-button.tsx';
import { webUrl } from '#shared/text/web-url.ts';
import { AppLink, ExternalLink } from '#shared/ui/actions/app-link.tsx';
import type { SignInLink } from '#shared/ui/actions/sign-in-again.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { type CampaignFacts, latestDonations } from '../campaign.ts';
import classes from './campaign-details.module.css';

export interface CampaignOwnerProps {
  readonly organization: {
    readonly organizationName?: string | null | undefined;
    readonly registrationNumber?: string | null | undefined;
    readonly verified?: boolean | null | undefined;
    readonly websiteURL?: string | null | undefined;
  };
}

/**
 * Shows the name, verification, registration number and website of the organization that runs the
 * campaign (CF-07).
 */
export function CampaignOwner({ organization }: CampaignOwnerProps) {
  const { organizationName, registrationNumber, verified } = organization;
  const site = webUrl(organization.websiteURL);
  return (
    <>
      <bdi className="strong">{organizationName}</bdi>
      {verified && <Badge variant="good">Verified organization</Badge>}
      {registrationNumber && <span className="quiet">{registrationNumber}</span>}
      {site && (
        <ExternalLink className="quiet" href={site}>
          {new URL(site).hostname}
        </ExternalLink>
      )}
    </>
  );
}

/**
 * Replaces the organization's name for signed-out visitors. The text can promise that we checked
 * the organization, because only verified organizations can start a campaign (CF-13).
 */
export function UnnamedOwner({ signIn }: { readonly signIn: SignInLink }) {
  return (
    <p>
      <svg className={classes.checked} viewBox="0 0 20 20" fill="none" aria-hidden="true">
        <circle cx="10" cy="10" r="9" fill="var(--ee-leaf)" />
        <path
          d="M6 10l3 3 5-6"
          stroke="var(--ee-card)"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>{' '}
      <strong>Run by an organization we’ve checked.</strong>{' '}
      <AppLink className="quiet" {...signIn}>
        Sign in to see the organization’s name
      </AppLink>
    </p>
  );
}

/** Notice for a campaign that was just started, with a link to share. */
export function CampaignStarted(link: { readonly title: string; readonly url: string }) {
  return (
    <Notice>
      <div>
        <h2>Your campaign is open</h2>
        <p>
          Anyone can find your campaign in the list. The first donations usually come from people who know
          you, so send them the link.
        </p>
      </div>
      <WhatsAppButton variant="next" {...link}>
        Share on WhatsApp
      </WhatsAppButton>
    </Notice>
  );
}

/** Lists the last five donations, without names. */
export function LatestDonations({ campaign }: { readonly campaign: CampaignFacts }) {
  const latest = latestDonations(campaign, 5);
  if (latest.length === 0) return null;
  return (
    <section className="stack gap-3" aria-labelledby="latest-donations">
      <h2 id="latest-donations">Latest donations</h2>
      <ul className={`${classes.donations} stack gap-1`}>
        {latest.map(({ amount, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: donations have no unique field
          <li key={index} className="cluster between quiet">
            <strong>{formatExactRupees(amount)}</strong>
            <span>{formatLongDate(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
