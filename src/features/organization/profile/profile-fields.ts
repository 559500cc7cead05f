import * as v from 'valibot';
import { organizationErrors } from '#contract/errors/organization.ts';
import { TEXT_LIMITS } from '#contract/limits.ts';
import type { OrganizationWrite } from '#contract/schemas/organization.ts';
import { failureIn } from '#shared/api/api-error.ts';
import { detailBeside, refusalWords, type SaveRecovery, saveRecoveryOf } from '#shared/api/refusal.ts';
import {
  emailText,
  lengthChecks,
  mapFields,
  namesOf,
  phoneText,
  requiredText,
  text,
} from '#shared/form/fields.ts';
import type { FormFailure } from '#shared/form/form-failure.ts';
import { withoutInvisible } from '#shared/text/tidy.ts';
import { webUrl } from '#shared/text/web-url.ts';
import type { Organization } from '../organization.ts';

/** What the form calls its text fields (ORG-03), in the order in which it asks. */
export const profileTexts = {
  organizationName: 'Organization name',
  registrationNumber: 'Registration number',
  address: 'Address',
  websiteURL: 'Website',
  contactPerson: 'Contact person',
  contactEmail: 'Contact email',
  contactNumber: 'Contact number',
} as const;
export type ProfileField = keyof typeof profileTexts;

/** The same, and the document. */
export const profileLabels = { ...profileTexts, documentURL: 'Registration document' } as const;

const upToLimit = lengthChecks(profileTexts, TEXT_LIMITS.organization);

/** The form's rules. Whatever else a server requires, it says itself. */
export const profileSchema = v.object({
  organizationName: v.pipe(
    requiredText('Enter the name of your organization.'),
    upToLimit('organizationName'),
  ),
  registrationNumber: v.pipe(
    requiredText('Enter the registration number of your organization.'),
    upToLimit('registrationNumber'),
  ),
  address: v.pipe(requiredText('Enter the address of your organization.'), upToLimit('address')),
  websiteURL: v.pipe(
    text,
    v.transform(tidyWebsite),
    v.check(
      (website) => website === '' || webUrl(website) !== null,
      'Enter the whole address of your website, like https://example.org.',
    ),
    upToLimit('websiteURL'),
  ),
  contactPerson: v.pipe(requiredText('Enter the name of your contact person.'), upToLimit('contactPerson')),
  contactEmail: v.pipe(
    emailText('Enter an email address.', 'Enter an email address like office@example.org.'),
    upToLimit('contactEmail'),
  ),
  contactNumber: v.pipe(phoneText, v.nonEmpty('Enter a contact number.'), upToLimit('contactNumber')),
  // The public URL of what is stored; null for none.
  documentURL: v.nullable(v.string()),
});

export type ProfileValues = v.InferOutput<typeof profileSchema>;

/** Name and email address of the account, which a new profile starts from (ORG-07). */
export interface Account {
  readonly name: string;
  readonly email: string | null;
}

/** A profile as the account alone would have it (ORG-07). */
export function accountProfile({ name, email }: Account): Organization {
  return { contactPerson: name, contactEmail: email, verified: false };
}

/** The form as it opens: the profile where there is one, what the account says otherwise. */
export function valuesOf(organization: Organization | null, account: Account): ProfileValues {
  const from = organization ?? accountProfile(account);
  return {
    ...mapFields(profileTexts, (name) => from[name] ?? ''),
    documentURL: organization?.documentURL || null,
  };
}

/** `vidya.example` as `https://vidya.example`. */
function tidyWebsite(text: string): string {
  const plain = withoutInvisible(text).trim();
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/u.test(plain) ? `https://${plain}` : plain;
}

/** The whole profile (ORG-04, ORG-05): always unverified, a missing website or document as null. */
export function organizationPayload(userId: string, values: ProfileValues): OrganizationWrite {
  return { userId, ...values, websiteURL: values.websiteURL || null, verified: false };
}

/** Why a profile was not saved, as the form shows it (ORG-07). */
export interface SaveFailure extends FormFailure<keyof typeof profileLabels> {
  readonly recovery: SaveRecovery;
}

/** The text and the next step for a profile that was not saved: refused by the server, or not answered. */
export function saveFailureOf(error: unknown): SaveFailure {
  const failure = failureIn(error);
  if (failure?.kind !== 'http') {
    return { text: organizationErrors['organization-save-failed'], recovery: saveRecoveryOf(failure, false) };
  }
  const { fields, serverText } = refusalWords(failure, namesOf(profileLabels));
  const text = organizationErrors['organization-save-refused'];
  const recovery = saveRecoveryOf(failure, fields.size > 0);
  return { text, detail: detailBeside(text, serverText), fields, recovery };
}
