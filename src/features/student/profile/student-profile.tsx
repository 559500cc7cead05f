import { Badge } from '@mantine/core';
import { studentDocuments } from '#contract/student-words.ts';
import { contactDetails, mailHref } from '#shared/facts/contact-details.ts';
import { formatLongDate } from '#shared/format/dates.ts';
import { formatPhone } from '#shared/format/phone.ts';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Page, PageHeader } from '#shared/ui/layout/page.tsx';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';
import { SavedDocument } from '#shared/upload/saved-document.tsx';
import layout from '../profile-layout.module.css';
import type { Student } from '../student.ts';
import { type Account, dayOf } from '../student-fields.ts';
import { CompletenessCard } from './completeness-card.tsx';
import { completenessOf, verificationOf } from './profile-completeness.ts';
import classes from './student-profile.module.css';

export interface StudentProfileProps {
  readonly student: Student;
  readonly account: Account;
  /**
   * True if the profile was just saved, but the file of a removed document could not be deleted.
   */
  readonly isFileLeft?: boolean | undefined;
  /** The scholarship that the student was about to apply for. */
  readonly continueWith?: { readonly id: string; readonly title: string } | undefined;
}

/** A student's own profile (STU-07, STU-09). */
export function StudentProfile({ student, account, isFileLeft = false, continueWith }: StudentProfileProps) {
  const completeness = completenessOf(student);
  const isComplete = completeness.missing.length === 0;
  const birthday = dayOf(student.dateOfBirth);
  return (
    <Page>
      <PageHeader
        title={account.name || student.fullName || 'Your profile'}
        lead={<VerificationBadge student={student} />}
      />
      {isFileLeft && (
        <Notice tone="attention">
          <p>
            You removed a document, but we couldn’t delete its file. To have it deleted, write to{' '}
            <a href={mailHref}>{contactDetails.email}</a>.
          </p>
        </Notice>
      )}
      <div className="with-aside">
        <div className="stack gap-8">
          <Section
            id="personal"
            title="Personal"
            hash="you"
            facts={[
              ['Email', account.email || student.email],
              ['Alternate email', student.alternateEmail],
              ['Date of birth', birthday === '' ? null : formatLongDate(birthday)],
              ['Gender', student.gender],
              ['Nationality', student.nationality],
              ['Contact number', formatPhone(student.contactNumber || student.phone || '')],
              ['Father’s name', student.fatherName],
              ['Mother’s name', student.motherName],
              ['Guardian’s name', student.guardianName],
              ['Guardian’s contact number', formatPhone(student.guardianContact ?? '')],
            ]}
          />
          <Section
            id="address"
            title="Address"
            hash="contact"
            facts={[
              ['Address', student.address],
              ['City', student.city],
              ['State', student.state],
              ['PIN code', student.postalCode],
            ]}
          />
          <section className="stack" aria-labelledby="goals">
            <Heading id="goals" title="Career goals" hash="about" />
            <Words text={student.careerGoals} />
            <h3>About me</h3>
            <Words text={student.aboutMe} />
          </section>
          <section className="stack" aria-labelledby="documents">
            <Heading id="documents" title="Documents" hash="documents" />
            <ul className="lines">
              {studentDocuments.map(({ key, label }) => (
                <li key={key} className="cluster between">
                  <span className="strong">{label}</span>
                  <SavedDocument url={student[key]}>
                    View<VisuallyHidden>{` ${label}, opens in a new tab`}</VisuallyHidden>
                  </SavedDocument>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <aside className={`${layout.aside} sticky stack gap-3`} aria-label="What to do next">
          <CompletenessCard
            completeness={completeness}
            next={
              continueWith ? (
                <LinkButton
                  variant="next"
                  fullWidth
                  to="/scholarship/$id/application-form"
                  params={{ id: continueWith.id }}
                >
                  {fill('Continue with {title}', continueWith)}
                </LinkButton>
              ) : (
                isComplete && (
                  <LinkButton variant="next" fullWidth to="/scholarship">
                    Choose a scholarship
                  </LinkButton>
                )
              )
            }
          />
          <div className="cluster between">
            <LinkButton
              variant={isComplete || continueWith ? 'default' : 'next'}
              size="sm"
              to="/student/details"
            >
              Edit Profile
            </LinkButton>
            <AppLink to="/student/applications">My applications</AppLink>
          </div>
        </aside>
      </div>
    </Page>
  );
}

interface HeadingProps {
  readonly id: string;
  readonly title: string;
  /** The anchor of the matching section in the form. */
  readonly hash: string;
}

/** A section's heading, with a link to its questions in the form. */
function Heading({ id, title, hash }: HeadingProps) {
  return (
    <div className="cluster between">
      <h2 id={id}>{title}</h2>
      <AppLink to="/student/details" hash={hash}>
        Change<VisuallyHidden>{` ${title}`}</VisuallyHidden>
      </AppLink>
    </div>
  );
}

interface SectionProps extends HeadingProps {
  readonly facts: readonly (readonly [label: string, value: string | null | undefined])[];
}

function Section({ facts, ...heading }: SectionProps) {
  return (
    <section className="stack" aria-labelledby={heading.id}>
      <Heading {...heading} />
      <dl className={`${classes.facts} below-line stack gap-2`}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="quiet">{label}</dt>
            <dd dir="auto" className={value?.trim() ? undefined : 'muted'}>
              {value?.trim() || 'Not provided'}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Words({ text }: { readonly text: string | null | undefined }) {
  return <p className={text?.trim() ? 'prose' : 'muted'}>{text?.trim() || 'Not provided'}</p>;
}

const VERIFICATION = { verified: 'good', pending: 'soon', other: 'soon' } as const;

function VerificationBadge({ student }: { readonly student: Student }) {
  const verification = verificationOf(student);
  return (
    <Badge variant={VERIFICATION[verification.kind]}>
      {verification.kind === 'verified'
        ? 'Verified'
        : verification.kind === 'pending'
          ? 'Verification pending'
          : `Verification status: ${verification.word}`}
    </Badge>
  );
}
