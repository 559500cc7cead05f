import { applicationErrors } from './errors/application.ts';
import { authErrors } from './errors/auth.ts';
import { contactErrors } from './errors/contact.ts';
import { crowdfundingErrors } from './errors/crowdfunding.ts';
import { donationErrors } from './errors/donation.ts';
import { formErrors } from './errors/form.ts';
import { organizationErrors } from './errors/organization.ts';
import { scholarshipErrors } from './errors/scholarship.ts';
import { studentErrors } from './errors/student.ts';

/**
 * All error messages, for stories, tests and the mock. A screen imports only its own slice's
 * messages. Add a new slice to this object first. Type errors then show where the mock needs an
 * entry for the slice.
 */
const textsBySlice = {
  scholarship: scholarshipErrors,
  application: applicationErrors,
  student: studentErrors,
  organization: organizationErrors,
  crowdfunding: crowdfundingErrors,
  donation: donationErrors,
  contact: contactErrors,
  form: formErrors,
  auth: authErrors,
};

/** The slices with screens, and `form` for the messages that all forms share. */
export type Slice = keyof typeof textsBySlice;

/** An error's id, such as `'application-409'`. Links in the mock panel contain it. */
export type ErrorId = { [Name in Slice]: keyof (typeof textsBySlice)[Name] }[Slice];

const errorTexts: Readonly<Record<ErrorId, string | null>> = Object.assign(
  {},
  ...Object.values(textsBySlice),
);
export const errorIds = Object.keys(errorTexts) as readonly ErrorId[];

/**
 * Returns an error's message, with placeholders such as `{name}`. Null if the error has no message
 * of its own.
 */
export function errorText(id: ErrorId): string | null {
  return errorTexts[id];
}
