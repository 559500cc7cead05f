import { webUrl } from '#shared/text/web-url.ts';
import type { Organization } from '../organization.ts';

/** One thing that somebody looks at before an organization is verified. */
export interface VerificationStep {
  readonly id: 'details' | 'contact' | 'document';
  readonly text: string;
  readonly isDone: boolean;
}

const filled = (...texts: readonly (string | null | undefined)[]): boolean =>
  texts.every((text) => (text ?? '').trim() !== '');

/** What an organization's verification needs, and what of it is there. */
export function verificationSteps(organization: Organization | null): readonly VerificationStep[] {
  const of = organization ?? {};
  return [
    {
      id: 'details',
      text: 'Name, registration number and address',
      isDone: filled(of.organizationName, of.registrationNumber, of.address),
    },
    {
      id: 'contact',
      text: 'A contact person',
      isDone: filled(of.contactPerson, of.contactEmail, of.contactNumber),
    },
    { id: 'document', text: 'Your registration document', isDone: webUrl(of.documentURL) !== null },
  ];
}
