import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Application } from '#contract/schemas/application.ts';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { toScholarshipView } from '#features/scholarship/index.ts';
import { formatLongDate, hasEnded } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { ApplicationStatus } from '#shared/ui/feedback/application-status.tsx';
import { isDecided } from '#shared/ui/feedback/application-status-words.ts';
import { DeadlineBadge } from '#shared/ui/feedback/deadline-badge.tsx';
import { splitReason } from '../reason.ts';
import classes from './my-applications.module.css';
import type { Withdrawal } from './withdraw-mutation.ts';

/** A withdrawal that the student is asked about. */
export interface AskedWithdrawal extends Withdrawal {
  readonly title: string;
}

/** The scholarships of the applications that have been read. */
export interface ScholarshipLookup {
  readonly byId: ReadonlyMap<string, Scholarship>;
  /** Says whether a scholarship missing here is no longer listed, or not read yet. */
  readonly state: 'read' | 'reading' | 'failed';
}

export interface MyApplicationsItemProps {
  readonly application: Application;
  readonly scholarships: ScholarshipLookup;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onWithdraw: (withdrawal: AskedWithdrawal) => void;
}

/** One application with what can be done about it. */
export function MyApplicationsItem({ application, scholarships, now, onWithdraw }: MyApplicationsItemProps) {
  const { scholarshipId, scholarshipReason, otherScholarships, createdAt, status } = application;
  const scholarship = scholarships.byId.get(scholarshipId ?? '');
  const view = scholarship && toScholarshipView(scholarship);
  const isOpen = view && !isDecided(status) && !hasEnded(view.expiredAt, now);
  const ask = (corrects: boolean) => {
    if (view) onWithdraw({ application, scholarshipId: view.id, title: view.title, corrects });
  };
  return (
    <li className={classes.item}>
      <article className="stack gap-3">
        <div className="cluster between">
          <div>
            <Title view={view} scholarshipId={scholarshipId} lookup={scholarships} />
          </div>
          <ApplicationStatus status={status} />
        </div>
        <dl className={`cluster ${classes.facts}`}>
          <Fact name="Amount">{view?.amount ?? '—'}</Fact>
          <Fact name="Sent">{createdAt ? formatLongDate(createdAt) : 'Date not known'}</Fact>
          <Fact name="Deadline">
            {view ? (
              <>
                <span>{view.deadline}</span>{' '}
                {!isDecided(status) && <DeadlineBadge deadline={view.expiredAt} now={now} />}
              </>
            ) : (
              '—'
            )}
          </Fact>
        </dl>
        <MyApplicationsAnswers reason={scholarshipReason} otherScholarships={otherScholarships} />
        {isOpen && (
          <div className="cluster">
            {(['Correct', 'Withdraw'] as const).map((action) => (
              <Button
                key={action}
                variant="default"
                size="sm"
                aria-label={fill('{action}: {title}', { action, title: view.title })}
                onClick={() => ask(action === 'Correct')}
              >
                {action}
              </Button>
            ))}
          </div>
        )}
      </article>
    </li>
  );
}

type View = ReturnType<typeof toScholarshipView>;

interface TitleProps {
  readonly view: View | undefined;
  readonly scholarshipId: string | null | undefined;
  readonly lookup: ScholarshipLookup;
}

function Title({ view, scholarshipId, lookup }: TitleProps) {
  if (view) {
    return (
      <>
        <h2 dir="auto">
          <AppLink to="/scholarship/$id" params={{ id: view.id }}>
            {view.title}
          </AppLink>
        </h2>
        <p className="quiet" dir="auto">
          {view.fundedBy}
        </p>
      </>
    );
  }
  return (
    <>
      <h2>{lookup.state === 'read' ? 'Scholarship no longer listed' : 'Scholarship'}</h2>
      <p className="quiet">{scholarshipId ? fill('ID: {id}', { id: scholarshipId }) : 'No ID'}</p>
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface MyApplicationsAnswersProps {
  /** Both answers in one text (APP-06). */
  readonly reason: string | null | undefined;
  readonly otherScholarships: boolean | null | undefined;
}

/** The student's answers; renders nothing if the server does not return them. */
function MyApplicationsAnswers({ reason, otherScholarships }: MyApplicationsAnswersProps) {
  if (!reason?.trim()) return null;
  const answers = splitReason(reason);
  return (
    <details>
      <summary>Your answers</summary>
      <div className={`stack ${classes.answers}`}>
        {answers === null ? (
          <p dir="auto">{reason}</p>
        ) : (
          <>
            <div>
              <h3>Why you need this scholarship</h3>
              <p dir="auto">{answers.need}</p>
            </div>
            <div>
              <h3>Why you are a perfect fit</h3>
              <p dir="auto">{answers.fit}</p>
            </div>
          </>
        )}
        {otherScholarships && <p className="quiet">You also applied for other scholarships.</p>}
      </div>
    </details>
  );
}
