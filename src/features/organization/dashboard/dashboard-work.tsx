import { Badge } from '@mantine/core';
import { formatCount } from '#shared/format/count.ts';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { DeadlineBadge } from '#shared/ui/feedback/deadline-badge.tsx';
import type { Organization } from '../organization.ts';
import { type dashboardWork, undecidedIn } from './dashboard-figures.ts';

/** Whether an organization is verified (ORG-04). */
export function VerificationBadge({ organization }: { readonly organization: Organization }) {
  return organization.verified ? (
    <Badge variant="good">Verified Organization</Badge>
  ) : (
    <Badge variant="soon">Verification Pending</Badge>
  );
}

export interface WorkToDoProps {
  readonly work: ReturnType<typeof dashboardWork>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What waits for the organization, and what ends soon; nothing where there is neither. */
export function WorkToDo({ work: { undecided, first, endingSoon }, now }: WorkToDoProps) {
  if (first === null && endingSoon.length === 0) return null;
  return (
    <section className="panel stack" aria-label="What is to do">
      {first && (
        <div className="cluster between">
          <div>
            <h2>
              {undecided === 1
                ? '1 application to decide'
                : fill('{n} applications to decide', { n: formatCount(undecided) })}
            </h2>
            <p className="quiet">
              {fill('Start with {title}: {n} to decide.', {
                title: first.title,
                n: formatCount(undecidedIn(first)),
              })}
            </p>
          </div>
          <LinkButton
            variant="next"
            to="/organization/dashboard/review/$id"
            params={{ id: first.id }}
            search={{ show: 'pending' }}
          >
            Review applications
          </LinkButton>
        </div>
      )}
      {endingSoon.map(({ id, title, expiredAt }) => (
        <p key={id}>
          <AppLink to="/scholarship/$id" params={{ id }}>
            {title}
          </AppLink>{' '}
          <DeadlineBadge deadline={expiredAt} now={now} />
        </p>
      ))}
    </section>
  );
}

/** The three steps of a new organization. */
export function FirstSteps({ organization }: { readonly organization: Organization | null }) {
  const isVerified = organization?.verified === true;
  return (
    <section className="panel stack" aria-labelledby="first-steps">
      <h2 id="first-steps">Three steps to your first students</h2>
      <ol className="stack">
        <li className="cluster between">
          <AppLink to="/organization/profile">Fill in your profile</AppLink>
          <Done isDone={organization !== null} />
        </li>
        <li className="cluster between">
          <span>Get verified: our team checks your profile and your registration document.</span>
          <Done isDone={isVerified} />
        </li>
        <li className="cluster between">
          <AppLink to="/organization/dashboard/create-scholarship">Publish your first scholarship</AppLink>
          <Done isDone={false} />
        </li>
      </ol>
    </section>
  );
}

const Done = ({ isDone }: { readonly isDone: boolean }) => (
  <Badge variant={isDone ? 'good' : 'quiet'}>{isDone ? 'Done' : 'To do'}</Badge>
);
