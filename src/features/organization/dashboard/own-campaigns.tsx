import type { Fundraiser } from '#contract/schemas/fundraiser.ts';
import { formatExactRupees } from '#shared/format/amount.ts';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { DeadlineBadge } from '#shared/ui/feedback/deadline-badge.tsx';

export interface OwnCampaignsProps {
  readonly campaigns: readonly Fundraiser[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Lists the organization's campaigns, with links to edit them. Renders nothing without campaigns.
 */
export function OwnCampaigns({ campaigns, now }: OwnCampaignsProps) {
  if (campaigns.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="your-campaigns">
      <h2 id="your-campaigns">Your campaigns</h2>
      <ul className="rows">
        {campaigns.map(({ id, title, goalAmount, raisedAmount, donations, deadline }) => {
          const raised = raisedAmount ?? donations?.reduce((sum, { amount }) => sum + (amount ?? 0), 0) ?? 0;
          return (
            <li key={id} className="cluster between">
              <div className="stack gap-1">
                <h3 className="small-heading" dir="auto">
                  <AppLink to="/crowdfunding/$id" params={{ id }}>
                    {title}
                  </AppLink>
                </h3>
                <p className="cluster gap-3 quiet">
                  <span>
                    {fill('{raised} of {goal}', {
                      raised: formatExactRupees(raised),
                      goal: formatExactRupees(goalAmount),
                    })}
                  </span>
                  <DeadlineBadge deadline={deadline} now={now} />
                </p>
              </div>
              <LinkButton
                variant="default"
                size="sm"
                to="/crowdfunding/$id"
                params={{ id }}
                search={{ edit: true }}
                aria-label={fill('Edit: {title}', { title })}
              >
                Edit
              </LinkButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
