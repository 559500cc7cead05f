import type { MouseEvent } from 'react';
import { webUrl } from '#shared/text/web-url.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { ChecklistMark } from '#shared/ui/feedback/checklist-mark.tsx';
import { Card } from '#shared/ui/layout/card.tsx';
import { DOCUMENT_FIELD } from '../document-field.ts';
import type { Organization } from '../organization.ts';

export interface VerificationCardProps {
  /** The saved profile. Null if there is none yet. */
  readonly organization: Organization | null;
  /** Which parts the open form has filled in. Null while no form is open. */
  readonly typed?: VerificationParts | null;
}

/**
 * Lists the parts that verification needs, marks the complete ones, and says what verification is
 * for (ORG-04).
 */
export function VerificationCard({ organization, typed = null }: VerificationCardProps) {
  if (organization?.verified) {
    return (
      <Card>
        <h2>Verified</h2>
        <p className="quiet">
          You can start campaigns. Changing this profile sets it back to unverified until our team has
          reviewed it again.
        </p>
      </Card>
    );
  }
  const saved = verificationParts(organization ?? {});
  const shown = typed ?? saved;
  const isSaved = parts.every(({ part }) => saved[part]);
  return (
    <Card>
      <h2>What we need to verify you</h2>
      <ul className="stack gap-3">
        {parts.map(({ part, text }) => (
          <li key={part} className="beside gap-2">
            <ChecklistMark kind={shown[part] ? 'have' : 'missing'} />
            <span className="stack gap-0">
              {part === 'document' && !shown.document ? (
                <DocumentFieldLink isOnPage={typed !== null}>{text}</DocumentFieldLink>
              ) : (
                <span>{text}</span>
              )}
              <span className={`quiet ${shown[part] ? 'good' : 'attention'}`}>
                {stateWords(saved[part], shown[part])}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className="quiet">
        <span>
          {isSaved
            ? 'Your profile is complete, and our team is reviewing it. Once you’re verified, a badge appears next to your name.'
            : 'Once you’ve saved everything, our team reviews your profile.'}
        </span>{' '}
        Only verified organizations can start campaigns.
      </p>
    </Card>
  );
}

/** Replaces the card if the profile cannot be read. */
export function VerificationUnread() {
  return (
    <Card>
      <h2>Verification</h2>
      <p className="quiet">
        We couldn’t load your profile, so we can’t show whether your organization is verified.
      </p>
    </Card>
  );
}

const filled = (...texts: readonly (string | null | undefined)[]): boolean =>
  texts.every((text) => (text ?? '').trim() !== '');

const parts = [
  { part: 'registration', text: 'Name, registration number and address' },
  { part: 'contact', text: 'A contact person' },
  { part: 'document', text: 'Your registration document' },
] as const;

/** The parts that verification needs, and whether each is complete. */
export type VerificationParts = Readonly<Record<(typeof parts)[number]['part'], boolean>>;

export function verificationParts(profile: Organization): VerificationParts {
  return {
    registration: filled(profile.organizationName, profile.registrationNumber, profile.address),
    contact: filled(profile.contactPerson, profile.contactEmail, profile.contactNumber),
    document: webUrl(profile.documentURL) !== null,
  };
}

function stateWords(isSaved: boolean, isFilled: boolean): string {
  if (!isFilled) return 'Missing';
  return isSaved ? 'Added' : 'Filled in, not saved yet';
}

interface DocumentFieldLinkProps {
  /** Whether the form is open on the current page. */
  readonly isOnPage: boolean;
  readonly children: string;
}

/** A link to the registration document's field. */
function DocumentFieldLink({ isOnPage, children }: DocumentFieldLinkProps) {
  if (!isOnPage) {
    return (
      <AppLink to="/organization/profile" search={{ edit: true }} hash={DOCUMENT_FIELD}>
        {children}
      </AppLink>
    );
  }
  const toField = (event: MouseEvent) => {
    // Following the fragment would add a history entry.
    event.preventDefault();
    goToDocumentField();
  };
  return (
    <a href={`#${DOCUMENT_FIELD}`} onClick={toField}>
      {children}
    </a>
  );
}

/** Focuses the document's field and scrolls it to the middle of the screen. */
export function goToDocumentField(): void {
  const field = document.getElementById(DOCUMENT_FIELD);
  field?.focus({ preventScroll: true });
  field?.parentElement?.scrollIntoView({ block: 'center' });
}
