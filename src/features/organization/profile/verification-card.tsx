import type { MouseEvent } from 'react';
import { fill } from '#shared/text/fill.ts';
import { webUrl } from '#shared/text/web-url.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { ChecklistMark } from '#shared/ui/feedback/checklist-mark.tsx';
import { Card } from '#shared/ui/layout/card.tsx';
import type { Organization } from '../organization.ts';
import { type ProfileValues, profileLabels } from './profile-fields.ts';

export interface VerificationCardProps {
  /** The saved profile. Null if there is none yet. */
  readonly organization: Organization | null;
  /**
   * The fields that verification needs but that are empty in the open form. Null if no form is
   * open.
   */
  readonly typed?: MissingFields | null;
}

/**
 * Lists the parts of the profile that verification needs, marks the complete ones, and says what
 * verification is for (ORG-04).
 */
export function VerificationCard({ organization, typed = null }: VerificationCardProps) {
  const saved = missingFields(organization ?? {});
  const shown = typed ?? saved;
  const isSaved = parts.every(({ part }) => saved[part].length === 0);
  return (
    <Card>
      <h2>What we need to verify you</h2>
      <ul className="stack gap-3">
        {parts.map(({ part, text }) => {
          const [first] = shown[part];
          const isFilled = first === undefined;
          return (
            <li key={part} className="beside gap-2">
              <ChecklistMark kind={isFilled ? 'have' : 'open'} />
              <span className="stack gap-0">
                {first === undefined ? (
                  <span>{text}</span>
                ) : (
                  <FieldLink field={first} isOnPage={typed !== null}>
                    {text}
                  </FieldLink>
                )}
                <span className={isFilled ? 'quiet good' : 'quiet'}>
                  {isFilled
                    ? saved[part].length === 0
                      ? 'Added'
                      : 'Filled in, not saved yet'
                    : missingText(part, shown[part])}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="quiet">
        <span>
          {isSaved
            ? 'Your profile is complete, and our team is reviewing it. Once you’re verified, a badge appears next to your name.'
            : 'Once you’ve saved everything, our team will review your profile.'}
        </span>{' '}
        Only verified organizations can start campaigns.
      </p>
    </Card>
  );
}

/** Shown instead of the card if the profile cannot be read. */
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

const parts = [
  { part: 'registration', text: 'Name, registration number and address' },
  { part: 'contact', text: 'A contact person' },
  { part: 'document', text: 'Your registration document' },
] as const;

const fields = {
  registration: ['organizationName', 'registrationNumber', 'address'],
  contact: ['contactPerson', 'contactEmail', 'contactNumber'],
  document: ['documentURL'],
} as const satisfies Readonly<Record<(typeof parts)[number]['part'], readonly (keyof ProfileValues)[]>>;

/** The empty fields that are needed for verification, grouped by part of the profile. */
export type MissingFields = Readonly<Record<keyof typeof fields, readonly (keyof ProfileValues)[]>>;

export function missingFields(profile: Organization): MissingFields {
  const isEmpty = (field: keyof ProfileValues) =>
    field === 'documentURL' ? webUrl(profile[field]) === null : (profile[field] ?? '').trim() === '';
  return {
    registration: fields.registration.filter(isEmpty),
    contact: fields.contact.filter(isEmpty),
    document: fields.document.filter(isEmpty),
  };
}

const allOf = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** Lists the empty fields in a part of the profile, or says only 'To add' if all are empty. */
function missingText(part: keyof typeof fields, missing: readonly (keyof ProfileValues)[]): string {
  if (missing.length === fields[part].length) return 'To add';
  return fill('To add: {fields}', {
    fields: allOf.format(missing.map((field) => profileLabels[field].toLowerCase())),
  });
}

interface FieldLinkProps {
  readonly field: keyof ProfileValues;
  /** Whether the form is open on the current page. */
  readonly isOnPage: boolean;
  readonly children: string;
}

/** Links to a field of the form. If the form is already open, focuses the field instead. */
function FieldLink({ field, isOnPage, children }: FieldLinkProps) {
  if (!isOnPage) {
    return (
      <AppLink to="/organization/profile" search={{ edit: true }} hash={field}>
        {children}
      </AppLink>
    );
  }
  const toField = (event: MouseEvent) => {
    // Prevents the navigation, which would add a history entry.
    event.preventDefault();
    goToField(field);
  };
  return (
    <a href={`#${field}`} onClick={toField}>
      {children}
    </a>
  );
}

/** Focuses a field of the form and scrolls it to the middle of the screen. */
export function goToField(id: string): void {
  const field = document.getElementById(id);
  field?.focus({ preventScroll: true });
  field?.parentElement?.scrollIntoView({ block: 'center' });
}
