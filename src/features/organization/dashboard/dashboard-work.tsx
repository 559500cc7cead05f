import { Badge } from '@mantine/core';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { formatCount } from '#shared/format/count.ts';
import { hasEnded } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { DeadlineBadge } from '#shared/ui/feedback/deadline-badge.tsx';
import type { Organization } from '../organization.ts';
import { type dashboardWork, undecidedIn } from './dashboard-figures.ts';

/** Shows whether an organization is verified (ORG-04). */
export function VerificationBadge({ organization }: { readonly organization: Organization }) {
  return organization.verified ? (
    <Badge variant="good">Verified Organization</Badge>
  ) : (
    <Badge variant="soon">Verification Pending</Badge>
  );
}

export interface WorkToDoProps {
  readonly work: ReturnType<typeof dashboardWork>;
  /** Whether to highlight the review button as the page's next step. */
  readonly isNext: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Shows the number of undecided applications and the scholarships that end soon. Renders nothing if
 * all applications are decided and no scholarship ends soon.
 */
export function WorkToDo({ work: { undecided, first, endingSoon }, isNext, now }: WorkToDoProps) {
  if (first === null && endingSoon.length === 0) return null;
  return (
    <section className="panel stack" aria-label="To do">
      {first && (
        <div className="cluster between">
          <div>
            <h2>
              {undecided === 1
                ? '1 application to decide'
                : fill('{n} applications to decide', { n: formatCount(undecided) })}
            </h2>
            <p className="quiet">
              <span>
                {hasEnded(first.expiredAt, now) ? 'Closed, waiting for your decision:' : 'Start with:'}
              </span>{' '}
              <ScholarshipLink scholarship={first} />{' '}
              <span>{fill('({n})', { n: formatCount(undecidedIn(first)) })}</span>
            </p>
          </div>
          <LinkButton
            variant={isNext ? 'next' : 'filled'}
            to="/organization/dashboard/review/$id"
            params={{ id: first.id }}
          >
            Review applications
          </LinkButton>
        </div>
      )}
      {endingSoon.map((scholarship, index) => (
        <p key={scholarship.id}>
          <span>{index === 0 ? 'Closes next:' : 'Then:'}</span> <ScholarshipLink scholarship={scholarship} />{' '}
          <DeadlineBadge deadline={scholarship.expiredAt} now={now} />
        </p>
      ))}
    </section>
  );
}

function ScholarshipLink({ scholarship: { id, title } }: { readonly scholarship: Scholarship }) {
  return (
    <AppLink to="/scholarship/$id" params={{ id }} dir="auto">
      {title}
    </AppLink>
  );
}
