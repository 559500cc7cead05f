import * as v from 'valibot';
import type { OrganizationWrite } from '#contract/schemas/organization.ts';
import { webUrl } from '#shared/text/web-url.ts';
import type { Organization } from './organization.ts';

/** What the form holds as text (ORG-03); the document is beside it. */
export interface ProfileFields {
  readonly organizationName: string;
  readonly registrationNumber: string;
  readonly address: string;
  readonly websiteURL: string;
  readonly contactPerson: string;
  readonly contactEmail: string;
  readonly contactNumber: string;
}

export type ProfileField = keyof ProfileFields;

/** The order in which the form asks, and in which its problems are listed. */
export const PROFILE_FIELDS = [
  'organizationName',
  'registrationNumber',
  'address',
  'websiteURL',
  'contactPerson',
  'contactEmail',
  'contactNumber',
] as const satisfies readonly ProfileField[];

const required = (text: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(text));

/** The form's rules. What else a server asks for, the server says by the field. */
export const profileFieldsSchema = v.object({
  organizationName: required('Enter the name of your organization.'),
  registrationNumber: required('Enter the registration number of your organization.'),
  address: required('Enter the address of your organization.'),
  websiteURL: v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => text === '' || webUrl(text) !== null,
      'Enter the whole address of your website, like https://example.org.',
    ),
  ),
  contactPerson: required('Enter the name of your contact person.'),
  contactEmail: v.pipe(
    required('Enter an email address.'),
    v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Enter an email address like office@example.org.'),
  ),
  contactNumber: required('Enter a contact number.'),
});

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
  return {
    organizationName: from.organizationName ?? '',
    registrationNumber: from.registrationNumber ?? '',
    address: from.address ?? '',
    websiteURL: from.websiteURL ?? '',
    contactPerson: from.contactPerson ?? '',
    contactEmail: from.contactEmail ?? '',
    contactNumber: from.contactNumber ?? '',
  };
}

/** What was plainly meant, written as servers ask for it: `+918040112233`, `https://example.org`. */
export function tidied(name: ProfileField, text: string): string {
  if (name === 'contactNumber') {
    const number = /^(?:\+91|0091|91|0)?([1-9]\d{9})$/.exec(text.replace(/[\s().-]/g, ''))?.[1];
    return number === undefined ? text : `+91${number}`;
  }
  if (name === 'websiteURL') {
    const bare = text.trim();
    return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/u.test(bare) ? `https://${bare}` : text;
  }
  return text;
}

/**
 * What is sent (ORG-04, ORG-05): always unverified. What is empty is left out, because a backend refuses an empty
 * address of a website and none misses it.
 */
export function organizationPayload(
  userId: string,
  fields: ProfileFields,
  documentURL: string | null,
): OrganizationWrite {
  const { websiteURL, ...rest } = fields;
  return {
    userId,
    ...rest,
    ...(websiteURL === '' ? {} : { websiteURL }),
    ...(documentURL === null ? {} : { documentURL }),
    verified: false,
  };
}
