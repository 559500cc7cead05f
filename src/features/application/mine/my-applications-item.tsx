import type { ReactNode } from 'react';
import type { Application } from '#contract/schemas/application.ts';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { toScholarshipView } from '#features/scholarship/index.ts';
import { formatLongDate } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/app-link.tsx';
import { DeadlineBadge } from '#shared/ui/deadline-badge.tsx';
import { ApplicationStatus } from '../application-status.tsx';
import { splitReason } from '../reason.ts';
import { isDecided } from '../status-words.ts';
import classes from './my-applications.module.css';

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
}

/** One application: a row on a wide screen, a card on a phone. */
export function MyApplicationsItem({ application, scholarships, now }: MyApplicationsItemProps) {
  const { scholarshipId, scholarshipReason, otherScholarships, createdAt, status } = application;
  const scholarship = scholarships.byId.get(scholarshipId ?? '');
  const view = scholarship && toScholarshipView(scholarship);
  return (
    <li className={classes.item}>
      <article className={classes.row}>
        <div className={classes.what}>
          <Title view={view} scholarshipId={scholarshipId} lookup={scholarships} />
        </div>
        <dl className={classes.facts}>
          <Fact name="Amount">{view?.amount ?? '—'}</Fact>
          <Fact name="Sent">{createdAt ? formatLongDate(createdAt) : 'Date not known'}</Fact>
          <Fact name="Deadline">
            {view ? <Deadline view={view} now={isDecided(status) ? null : now} /> : '—'}
          </Fact>
          <Fact name="Status" kind="status">
            <ApplicationStatus status={status} />
          </Fact>
        </dl>
      </article>
      <MyApplicationsAnswers reason={scholarshipReason} otherScholarships={otherScholarships} />
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
        <h2 className={classes.title}>
          <AppLink to="/scholarship/$id" params={{ id: view.id }}>
            {view.title}
          </AppLink>
        </h2>
        <p className={classes.funder}>{view.fundedBy}</p>
      </>
    );
  }
  return (
    <>
      <h2 className={classes.title}>
        {lookup.state === 'read' ? 'Scholarship no longer listed' : 'Scholarship'}
      </h2>
      <p className={classes.funder}>{scholarshipId ? fill('ID: {id}', { id: scholarshipId }) : 'No ID'}</p>
    </>
  );
}

interface FactProps {
  readonly name: string;
  readonly kind?: 'status';
  readonly children: ReactNode;
}

function Fact({ name, kind, children }: FactProps) {
  return (
    <div className={classes.fact} data-fact={kind}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface DeadlineProps {
  readonly view: View;
  /** Milliseconds since 1970; null if the days left no longer matter. */
  readonly now: number | null;
}

function Deadline({ view, now }: DeadlineProps) {
  return (
    <span className={classes.deadline}>
      <span>{view.deadline}</span>
      {now !== null && <DeadlineBadge deadline={view.expiredAt} now={now} />}
    </span>
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
    <details className={classes.answers}>
      <summary>Your answers</summary>
      <div className={classes.texts}>
        {answers === null ? (
          <p className={classes.answer}>{reason}</p>
        ) : (
          <>
            <div>
              <h3>Why you need this scholarship</h3>
              <p className={classes.answer}>{answers.need}</p>
            </div>
            <div>
              <h3>Why you are a perfect fit</h3>
              <p className={classes.answer}>{answers.fit}</p>
            </div>
          </>
        )}
        {otherScholarships && <p className={classes.also}>You also applied for other scholarships.</p>}
      </div>
    </details>
  );
}
