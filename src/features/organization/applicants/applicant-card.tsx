import { type ReactNode, useState } from 'react';
import { formatLongDate } from '#shared/format/dates.ts';
import { webUrl } from '#shared/text/web-url.ts';
import { DocumentLink } from '#shared/upload/document-link.tsx';
import type { CachedApplicant, CachedDocument } from '../analytics/analytics-cache.ts';
import { SampleBadge } from '../analytics/analytics-sample-badge.tsx';
import classes from './applicant-card.module.css';
import { ApplicantDecision, type ApplicantDecisionProps } from './applicant-decision.tsx';
import { formatMarks } from './applicant-statistics.ts';

export interface ApplicantCardProps extends Pick<ApplicantDecisionProps, 'review' | 'onDecide'> {
  readonly applicant: CachedApplicant;
  readonly isSample: boolean;
  /** What the student wrote, read when somebody opens it. */
  readonly answersOf: (applicationId: string) => ReactNode;
}

const NOT_PROVIDED = 'Not provided';

/** Everything that is known of somebody who applied (ORG-16), and the decision about the application. */
export function ApplicantCard({ applicant, isSample, review, onDecide, answersOf }: ApplicantCardProps) {
  const { name, applicationId } = applicant;
  return (
    <article className={classes.card}>
      <header className={classes.head}>
        <div>
          <h4>
            {name ?? 'Name not provided'} {isSample && <SampleBadge />}
          </h4>
          <p className={classes.line}>{lineOf(applicant)}</p>
        </div>
        {applicationId !== null && (
          <ApplicantDecision applicant={applicant} review={review} onDecide={onDecide} />
        )}
      </header>
      <dl className={classes.facts}>
        {factsOf(applicant).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-missing={value === null || undefined}>{value ?? NOT_PROVIDED}</dd>
          </div>
        ))}
        <div className={classes.about}>
          <dt>About</dt>
          <dd data-missing={applicant.about === null || undefined}>{applicant.about ?? NOT_PROVIDED}</dd>
        </div>
        <div className={classes.about}>
          <dt>Documents</dt>
          <dd>
            <Documents documents={applicant.documents} />
          </dd>
        </div>
      </dl>
      {applicationId !== null && <Answers>{() => answersOf(applicationId)}</Answers>}
    </article>
  );
}

function lineOf({ gender, educationLevel, status, profile, appliedAt }: CachedApplicant): string {
  return [
    profile === 'read' ? gender : 'Gender not provided',
    educationLevel ?? 'Education level not provided',
    status,
    appliedAt === null ? null : `Applied on ${formatLongDate(appliedAt)}`,
  ]
    .filter((text) => text !== null)
    .join(' · ');
}

const percent = (marks: number | null) => (marks === null ? null : `${formatMarks(marks)}%`);

function factsOf(applicant: CachedApplicant): readonly (readonly [string, string | null])[] {
  return [
    ['Email', applicant.email],
    ['Phone', applicant.phone],
    ['Address', applicant.address],
    ['Parent’s name', applicant.parentName],
    ['Guardian’s name', applicant.guardianName],
    ['Institution', applicant.institution],
    ['Current course marks', applicant.marks === null ? null : formatMarks(applicant.marks)],
    ['10th marks', percent(applicant.tenthMarks)],
    ['12th marks', percent(applicant.twelfthMarks)],
  ];
}

/** A document is followed only where its address is one of the web (SAFE-03); else it is shown as what it is: text. */
function Documents({ documents }: { readonly documents: readonly CachedDocument[] }) {
  if (documents.length === 0) return <p>No documents submitted</p>;
  return (
    <ul className={classes.documents}>
      {documents.map(({ id, name, type, url }) => {
        const address = webUrl(url);
        const text = type === null ? name : `${name} (${type})`;
        return (
          <li key={id}>
            {address === null ? (
              <span>
                {text}
                {url !== null && <span className={classes.refused}>: {url}</span>}
              </span>
            ) : (
              <DocumentLink href={address}>{text}</DocumentLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Answers({ children }: { readonly children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.answers} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Read the application</summary>
      {isOpen && children()}
    </details>
  );
}
