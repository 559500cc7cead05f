import * as v from 'valibot';
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
import { webUrl } from '#shared/text/web-url.ts';
import type { Organization } from '../organization.ts';

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
    optional: true,
    tidy: tidyWebsite,
  },
  contactPerson: { label: 'Contact person', rule: required('Enter the name of your contact person.') },
  contactEmail: {
    label: 'Contact email',
    rule: firstOf(
      required('Enter an email address.'),
      emailAddress('Enter an email address like office@example.org.'),
    ),
  },
  contactNumber: {
    label: 'Contact number',
    rule: required('Enter a contact number.'),
    tidy: tidyNumber,
  },
} satisfies FieldTable;

export type ProfileField = keyof typeof profileFields;

/** What the form holds: its texts, and the public URL of the document; null for none. */
export interface ProfileValues extends FieldsOf<typeof profileFields> {
  readonly documentURL: string | null;
}

export const profileSchema: v.GenericSchema<ProfileValues> = v.intersect([
  fieldsSchema(profileFields, () => null),
  v.object({ documentURL: v.nullable(v.string()) }),
]);

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
export function valuesOf(organization: Organization | null, account: Account): ProfileValues {
  const from = organization ?? accountProfile(account);
  return {
    ...mapFields(profileFields, (name) => from[name] ?? ''),
    documentURL: organization?.documentURL || null,
  };
}

/** A telephone number as `+918040112233`. */
export function tidyNumber(text: string): string {
  const number = /^(?:\+91|0091|91|0)?([1-9]\d{9})$/.exec(text.replace(/[\s().-]/g, ''))?.[1];
  return number === undefined ? text : `+91${number}`;
}

/** A website as `https://example.org`. */
export function tidyWebsite(text: string): string {
  const bare = text.trim();
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/u.test(bare) ? `https://${bare}` : text;
}

/** The whole profile (ORG-04, ORG-05): always unverified, a missing website or document as null. */
export function organizationPayload(userId: string, values: ProfileValues): OrganizationWrite {
  return { userId, ...values, websiteURL: values.websiteURL || null, verified: false };
}
