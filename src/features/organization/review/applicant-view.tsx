import { Badge } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { studentDocuments } from '#contract/student-words.ts';
import { formatLongDate } from '#shared/format/dates.ts';
import { formatPhone } from '#shared/format/phone.ts';
import { fill } from '#shared/text/fill.ts';
import { webUrl } from '#shared/text/web-url.ts';
import { EmailText } from '#shared/ui/content/email-text.tsx';
import { DocumentLink } from '#shared/upload/document-link.tsx';
import {
  type Applicant,
  type ApplicantDocument,
  decisionOf,
  decisionText,
  formatMarks,
} from '../applicant.ts';
import { SampleBadge } from '../sample-badge.tsx';
import { ApplicantName } from './applicant-name.tsx';
import classes from './review.module.css';

export interface ApplicantViewProps {
  /** The heading, which receives focus when another applicant opens. */
  readonly ref?: Ref<HTMLHeadingElement>;
  readonly applicant: Applicant;
  readonly isSample: boolean;
  readonly answers: ReactNode;
  readonly notes: ReactNode;
}

/** Shows an applicant's details (ORG-16), with the documents beside the answers. */
export function ApplicantView({ ref, applicant, isSample, answers, notes }: ApplicantViewProps) {
  const { isLoading, isUnread = false, about } = applicant;
  const decision = decisionOf(applicant);
  const facts = factsOf(applicant);
  const missing = facts.filter(([, value]) => value === null).map(([label]) => label);
  return (
    // Receives focus when the focused button inside it is removed.
    <article className={classes.applicant} tabIndex={-1}>
      <header>
        <div className="cluster gap-2">
          <h2 ref={ref} tabIndex={-1} dir="auto">
            <ApplicantName {...applicant} />
          </h2>
          <Badge variant={decision === 'ACCEPTED' ? 'good' : decision === 'REJECTED' ? 'quiet' : 'plain'}>
            {decisionText(applicant)}
          </Badge>
          {isSample && <SampleBadge />}
        </div>
        <p className="quiet">{lineOf(applicant)}</p>
      </header>
      <div className="stack gap-6 prose">
        {answers}
        {about !== null && (
          <section className="stack gap-2">
            <h3>About</h3>
            <p dir="auto">{about}</p>
          </section>
        )}
      </div>
      <div className="stack">
        {notes}
        <section className="stack gap-2">
          <h3>Documents</h3>
          {isLoading ? (
            <p>…</p>
          ) : (
            <Documents documents={isUnread ? null : applicant.documents} isSample={isSample} />
          )}
        </section>
        <dl className="stack gap-2">
          {facts.map(
            ([label, value]) =>
              value !== null && (
                <div key={label}>
                  <dt className="quiet">{label}</dt>
                  <dd dir="auto">
                    <EmailText text={value} />
                  </dd>
                </div>
              ),
          )}
        </dl>
        {!isLoading && !isUnread && missing.length > 0 && (
          <p className="quiet">
            {missing.length === facts.length
              ? 'No profile yet.'
              : fill('Not provided: {fields}', { fields: missing.join(', ') })}
          </p>
        )}
      </div>
    </article>
  );
}

function lineOf({ gender, educationLevel, status, appliedAt, isLoading, isUnread }: Applicant): string {
  const isKnown = !isLoading && !isUnread;
  return [
    gender ?? (isKnown ? 'Gender not provided' : null),
    educationLevel ?? (isKnown ? 'Education level not provided' : null),
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
  ];
}

interface DocumentsProps {
  /** Null if the profile could not be read. */
  readonly documents: readonly ApplicantDocument[] | null;
  readonly isSample: boolean;
}

/** Documents with a web address become links (SAFE-03). Any other address is shown as text. */
function Documents({ documents, isSample }: DocumentsProps) {
  if (documents === null) return <p>We couldn’t load the documents.</p>;
  if (documents.length === 0) return <p>No documents submitted</p>;
  // Sample applicants have no profile, so no profile document counts as missing.
  const missing = isSample
    ? []
    : studentDocuments.filter(({ key }) => !documents.some(({ id }) => id === key)).map(({ label }) => label);
  return (
    <>
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
      {missing.length > 0 && (
        <p className="quiet">{fill('Not submitted: {documents}', { documents: missing.join(', ') })}</p>
      )}
    </>
  );
}
