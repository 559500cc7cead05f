import type { OrganizationWrite } from '#contract/schemas/organization.ts';
import {
  emailAddress,
  type FieldsOf,
  type FieldTable,
  fieldsSchema,
  firstOf,
  labelsOf,
  mapFields,
  required,
} from '#shared/form/fields.ts';
import { tidyEmail, tidyPhone, withoutInvisible } from '#shared/text/tidy.ts';
import { webUrl } from '#shared/text/web-url.ts';
import type { Organization } from '../organization.ts';

/** `vidya.example` as `https://vidya.example`. */
function tidyWebsite(text: string): string {
  const plain = withoutInvisible(text).trim();
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/u.test(plain) ? `https://${plain}` : plain;
}

/** The text fields (ORG-03), in the order in which the form asks. Whatever else a server requires, it says itself. */
export const profileFields = {
  organizationName: {
    label: 'Organization name',
    rule: required('Enter the name of your organization.'),
  },
  registrationNumber: {
    label: 'Registration number',
    rule: required('Enter the registration number of your organization.'),
  },
  address: { label: 'Address', rule: required('Enter the address of your organization.') },
  websiteURL: {
    label: 'Website',
    rule: (text) =>
      text === '' || webUrl(text) !== null
        ? null
        : 'Enter the whole address of your website, like https://example.org.',
    tidy: tidyWebsite,
    optional: true,
  },
  contactPerson: { label: 'Contact person', rule: required('Enter the name of your contact person.') },
  contactEmail: {
    label: 'Contact email',
    rule: firstOf(
      required('Enter an email address.'),
      emailAddress('Enter an email address like office@example.org.'),
    ),
    tidy: tidyEmail,
  },
  contactNumber: {
    label: 'Contact number',
    rule: required('Enter a contact number.'),
    tidy: tidyPhone,
  },
} satisfies FieldTable;

/** What the form holds as text; the document is kept apart. */
export type ProfileFields = FieldsOf<typeof profileFields>;
export type ProfileField = keyof ProfileFields;

export const profileFieldsSchema = fieldsSchema(profileFields, () => null);

/** What the form calls each of its parts, the document with them. */
export const profileParts = { ...labelsOf(profileFields), documentURL: 'Registration document' };
export type ProfilePart = keyof typeof profileParts;

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
export function fieldsOf(organization: Organization | null, account: Account): ProfileFields {
  const from = organization ?? accountProfile(account);
  return mapFields(profileFields, (name) => from[name] ?? '');
}

/** The whole profile (ORG-04, ORG-05): always unverified, a missing website or document as null. */
export function organizationPayload(
  userId: string,
  { websiteURL, ...fields }: ProfileFields,
  documentURL: string | null,
): OrganizationWrite {
  return { userId, ...fields, websiteURL: websiteURL || null, documentURL, verified: false };
}
