import { type ReactNode, useRef, useState } from 'react';
import { formatLongDate } from '#shared/format/dates.ts';
import { formatPhone } from '#shared/format/phone.ts';
import { fill } from '#shared/text/fill.ts';
import { webUrl } from '#shared/text/web-url.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { SignInAgainButton } from '#shared/ui/sign-in-again.tsx';
import { DocumentLink } from '#shared/upload/document-link.tsx';
import { SampleBadge } from '../sample-badge.tsx';
import { formatMarks } from './analytics-figures.ts';
import {
  type Applicant,
  type ApplicantDocument,
  type Decision,
  decisionOf,
  decisionText,
} from './applicant.ts';
import classes from './applicant-card.module.css';
import type { Review, ReviewState } from './decision-mutation.ts';

export interface ApplicantCardProps extends Pick<ApplicantDecisionProps, 'review' | 'onDecide'> {
  readonly applicant: Applicant;
  readonly isSample: boolean;
  /** What the student wrote, read when it is opened. */
  readonly answersOf: (applicationId: string) => ReactNode;
}

/** Everything that is known of an applicant (ORG-16), and the decision about the application. */
export function ApplicantCard({ applicant, isSample, review, onDecide, answersOf }: ApplicantCardProps) {
  const { name, applicationId, isLoading } = applicant;
  const missing = isLoading ? '…' : 'Not provided';
  return (
    // Takes the focus of a button in it that goes away.
    <article className={classes.card} tabIndex={-1}>
      <header className={classes.head}>
        <div>
          <h4>
            <span>{name ?? (isLoading ? 'Loading…' : 'Name not provided')}</span>{' '}
            {isSample && <SampleBadge />}
          </h4>
          <p className={classes.line}>{lineOf(applicant)}</p>
        </div>
        {applicationId !== null && (
          <ApplicantDecision
            applicant={applicant}
            applicationId={applicationId}
            review={review}
            onDecide={onDecide}
          />
        )}
      </header>
      <dl className={classes.facts}>
        {factsOf(applicant).map(([label, value]) => (
          <div key={label} className={label === 'About' ? classes.about : undefined}>
            <dt>{label}</dt>
            <dd data-missing={value === null}>{value ?? missing}</dd>
          </div>
        ))}
        <div className={classes.about}>
          <dt>Documents</dt>
          <dd>{isLoading ? missing : <Documents documents={applicant.documents} />}</dd>
        </div>
      </dl>
      {applicationId !== null && <Answers>{() => answersOf(applicationId)}</Answers>}
    </article>
  );
}

function lineOf({ gender, educationLevel, status, appliedAt, isLoading }: Applicant): string {
  return [
    gender ?? (isLoading ? null : 'Gender not provided'),
    educationLevel ?? (isLoading ? null : 'Education level not provided'),
    status,
    appliedAt === null ? null : `Applied on ${formatLongDate(appliedAt)}`,
  ]
    .filter((text) => text !== null)
    .join(' · ');
}

const percent = (marks: number | null) => (marks === null ? null : `${formatMarks(marks)}%`);

function factsOf(applicant: Applicant): readonly (readonly [string, string | null])[] {
  return [
    ['Email', applicant.email],
    ['Phone', applicant.phone && formatPhone(applicant.phone)],
    ['Address', applicant.address],
    ['Parent’s name', applicant.parentName],
    ['Guardian’s name', applicant.guardianName],
    ['Institution', applicant.institution],
    ['Current course marks', applicant.marks === null ? null : formatMarks(applicant.marks)],
    ['10th marks', percent(applicant.tenthMarks)],
    ['12th marks', percent(applicant.twelfthMarks)],
    ['About', applicant.about],
  ];
}

/** A document is followed only where its address is one of the web (SAFE-03); else it is shown as what it is: text. */
function Documents({ documents }: { readonly documents: readonly ApplicantDocument[] }) {
  if (documents.length === 0) return <p>No documents submitted</p>;
  return (
    <ul className={classes.documents}>
      {documents.map(({ id, name, type, url }) => {
        const address = webUrl(url);
        const text = type === null ? name : `${name} (${type})`;
        return (
          <li key={id}>
            {address === null ? (
              <span>{url === null ? text : `${text}: ${url}`}</span>
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

interface ApplicantDecisionProps {
  readonly applicant: Applicant;
  readonly applicationId: string;
  /** How the last decision of this visit went, if there was any. */
  readonly review: ReviewState | undefined;
  readonly onDecide: (review: Review) => void;
}

/** The status of an application, and the way to decide about it or to take that back. */
function ApplicantDecision({ applicant, applicationId, review, onDecide }: ApplicantDecisionProps) {
  const status = useRef<HTMLSpanElement>(null);
  const decision = decisionOf(applicant);
  const isDecided = decision === 'ACCEPTED' || decision === 'REJECTED';
  const isNew = review?.to === decision && review.failure === null && review.from !== null;
  const button = (name: string, to: Decision) => (
    <Button
      variant="default"
      size="sm"
      aria-label={fill('{name}: {whom}', { name, whom: applicant.name ?? 'this applicant' })}
      onClick={() => {
        onDecide({ applicationId, to, from: decision, name: applicant.name });
        // The button goes away with the decision, and a second press must not meet another one.
        status.current?.focus();
      }}
    >
      {name}
    </Button>
  );
  return (
    <div className={classes.decision}>
      <span role="status">
        <Badge
          ref={status}
          tabIndex={-1}
          tone={decision === 'ACCEPTED' ? 'good' : decision === 'REJECTED' ? 'quiet' : 'plain'}
        >
          {decisionText(applicant)}
        </Badge>
      </span>
      {isDecided ? (
        button(isNew ? 'Undo' : 'Reopen', 'PENDING')
      ) : (
        <>
          {button('Accept', 'ACCEPTED')}
          {button('Reject', 'REJECTED')}
        </>
      )}
      {review?.isSaving && <span className={classes.saving}>Saving…</span>}
      {review?.failure && (
        <div className={classes.failure}>
          <p role="alert">{review.failure}</p>
          {review.signIn === null ? (
            button('Try again', review.to)
          ) : (
            <SignInAgainButton size="sm" signIn={review.signIn} />
          )}
        </div>
      )}
    </div>
  );
}
