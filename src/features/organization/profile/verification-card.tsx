import { webUrl } from '#shared/text/web-url.ts';
import { Card } from '#shared/ui/layout/card.tsx';
import type { Organization } from '../organization.ts';
import classes from './verification-card.module.css';

/** What verification needs, what of it is there, and what it is good for (ORG-04). */
export function VerificationCard({ organization }: { readonly organization: Organization | null }) {
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
  const steps = verificationSteps(organization);
  const isComplete = steps.every(({ isDone }) => isDone);
  return (
    <Card>
      <h2>To be verified</h2>
      <ul className={`stack gap-3 ${classes.steps}`}>
        {steps.map(({ text, isDone }) => (
          <li key={text} data-done={isDone || undefined}>
            <Mark isDone={isDone} />
            <span className={classes.step}>
              <span>{text}</span>
              <span className={classes.state}>{isDone ? 'Added' : 'Missing'}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="quiet">
        <span>
          {isComplete
            ? 'Your profile is complete. Our team is reviewing it; a badge will appear beside your name.'
            : 'Once you have saved all of it, our team reviews it.'}
        </span>{' '}
        Only verified organizations can start campaigns.
      </p>
    </Card>
  );
}

/** In the card's place while the profile cannot be read. */
export function VerificationUnread() {
  return (
    <Card>
      <h2>Verification</h2>
      <p className="quiet">
        We could not read your profile, so this page does not know whether your organization is verified.
      </p>
    </Card>
  );
}

function Mark({ isDone }: { readonly isDone: boolean }) {
  return (
    <svg
      aria-hidden="true"
      className={classes.mark}
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {isDone ? <path d="M4 10.5l4 4 8-9" /> : <circle cx="10" cy="10" r="6" />}
    </svg>
  );
}

const filled = (...texts: readonly (string | null | undefined)[]): boolean =>
  texts.every((text) => (text ?? '').trim() !== '');

/** What an organization's verification needs, and what of it is there. */
function verificationSteps(organization: Organization | null) {
  const of = organization ?? {};
  return [
    {
      text: 'Name, registration number and address',
      isDone: filled(of.organizationName, of.registrationNumber, of.address),
    },
    {
      text: 'A contact person',
      isDone: filled(of.contactPerson, of.contactEmail, of.contactNumber),
    },
    { text: 'Your registration document', isDone: webUrl(of.documentURL) !== null },
  ];
}
