import * as v from 'valibot';
import { organizationErrors } from '#contract/errors/organization.ts';
import { TEXT_LIMITS } from '#contract/limits.ts';
import type { OrganizationWrite } from '#contract/schemas/organization.ts';
import { failureIn } from '#shared/api/api-error.ts';
import { UnconfirmedError } from '#shared/api/create-once.ts';
import { detailBeside, refusalWords, type SaveRecovery, saveRecoveryOf } from '#shared/api/refusal.ts';
import {
  emailText,
  type FormTable,
  fieldsByWireName,
  labelsOf,
  namesOf,
  payloadOf,
  phoneText,
  requiredText,
  schemaOf,
  text,
  type ValuesOf,
  valuesFrom,
} from '#shared/form/fields.ts';
import type { FormFailure } from '#shared/form/form-failure.ts';
import { documentUrl, emptyAsNull, emptyAsText } from '#shared/form/wire-conversions.ts';
import { withoutInvisible } from '#shared/text/tidy.ts';
import { webUrl } from '#shared/text/web-url.ts';
import type { Organization } from '../organization.ts';

const texts = {
  organizationName: {
    label: 'Organization name',
    schema: requiredText('Enter your organization’s name.'),
    wire: { name: 'organizationName', as: emptyAsText },
  },
  registrationNumber: {
    label: 'Registration number',
    schema: requiredText('Enter your organization’s registration number.'),
    wire: { name: 'registrationNumber', as: emptyAsText },
  },
  address: {
    label: 'Address',
    schema: requiredText('Enter your organization’s address.'),
    wire: { name: 'address', as: emptyAsText },
  },
  websiteURL: {
    label: 'Website',
    schema: v.pipe(
      text,
      v.transform(tidyWebsite),
      v.check(
        (website) => website === '' || webUrl(website) !== null,
        'Enter your website’s full address, like https://example.org.',
      ),
    ),
    wire: { name: 'websiteURL', as: emptyAsNull },
  },
  contactPerson: {
    label: 'Contact person',
    schema: requiredText('Enter your contact person’s name.'),
    wire: { name: 'contactPerson', as: emptyAsText },
  },
  contactEmail: {
    label: 'Contact email',
    schema: emailText('Enter an email address.', 'Enter an email address like office@example.org.'),
    wire: { name: 'contactEmail', as: emptyAsText },
  },
  contactNumber: {
    label: 'Contact number',
    schema: v.pipe(phoneText, v.nonEmpty('Enter a contact number.')),
    wire: { name: 'contactNumber', as: emptyAsText },
  },
} satisfies FormTable<OrganizationWrite>;

/**
 * The form's fields (ORG-03). A server may require fields that are optional here, and then returns
 * an error for each required field that is empty.
 */
export const profileTable = {
  ...texts,
  documentURL: {
    label: 'Registration document',
    schema: v.nullable(v.string()),
    wire: { name: 'documentURL', as: documentUrl },
  },
} satisfies FormTable<OrganizationWrite>;

export type ProfileField = keyof typeof texts;
export type ProfileValues = ValuesOf<typeof profileTable>;

/** The labels of the text fields. */
export const profileTexts = labelsOf(texts);
export const profileLabels = labelsOf(profileTable);
export const profileSchema = schemaOf(profileTable, TEXT_LIMITS.organization);

/** The account's name and email address, which prefill a new profile (ORG-07). */
export interface Account {
  readonly name: string;
  readonly email: string | null;
}

/** Creates a profile that contains only the account's details (ORG-07). */
export function accountProfile({ name, email }: Account): Organization {
  return { contactPerson: name, contactEmail: email, verified: false };
}

/** Returns the form's initial values, from the profile or, without a profile, from the account. */
export function valuesOf(organization: Organization | null, account: Account): ProfileValues {
  return valuesFrom(profileTable, organization ?? accountProfile(account));
}

/** Adds a missing protocol, so that `vidya.example` becomes `https://vidya.example`. */
function tidyWebsite(text: string): string {
  const plain = withoutInvisible(text).trim();
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/u.test(plain) ? `https://${plain}` : plain;
}

/**
 * Creates the request body for the whole profile (ORG-04, ORG-05). The profile is always
 * unverified. A missing website or document is null.
 */
export function organizationPayload(userId: string, values: ProfileValues): OrganizationWrite {
  return {
    userId,
    ...payloadOf(profileTable, values),
    verified: false,
  } satisfies Required<OrganizationWrite>;
}

/** Describes why a profile was not saved (ORG-07). */
export interface SaveFailure extends FormFailure<keyof ProfileValues> {
  readonly recovery: SaveRecovery;
}

/** Returns the error text and the next step after a failed save. */
export function saveFailureOf(error: unknown): SaveFailure {
  const failure = failureIn(error);
  if (error instanceof UnconfirmedError && error.delivery === 'unknown') {
    return {
      text: 'We couldn’t check whether your profile was saved.',
      recovery: saveRecoveryOf(failure, false),
    };
  }
  if (failure?.kind !== 'http') {
    return { text: organizationErrors['organization-save-failed'], recovery: saveRecoveryOf(failure, false) };
  }
  const { fields, serverText } = refusalWords(failure, namesOf(profileTable), fieldsByWireName(profileTable));
  const text = organizationErrors['organization-save-refused'];
  const recovery = saveRecoveryOf(failure, fields.size > 0);
  return { text, detail: detailBeside(text, serverText), fields, recovery };
}
