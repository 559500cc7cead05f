import { applicationErrors } from './errors/application.ts';
import { authErrors } from './errors/auth.ts';
import { contactErrors } from './errors/contact.ts';
import { crowdfundingErrors } from './errors/crowdfunding.ts';
import { donationErrors } from './errors/donation.ts';
import { organizationErrors } from './errors/organization.ts';
import { scholarshipErrors } from './errors/scholarship.ts';
import { studentErrors } from './errors/student.ts';

/**
 * The texts of all errors. Stories, tests and the mock read them here; a screen imports the texts of its own slice
 * and no others. What produces each error is the mock's (`mocks/scenarios/errors`) and in no production build.
 */
const errorTexts = {
  ...scholarshipErrors,
  ...applicationErrors,
  ...studentErrors,
  ...organizationErrors,
  ...crowdfundingErrors,
  ...donationErrors,
  ...contactErrors,
  ...authErrors,
};

/** The id of an error: `'application-409'`. Links of the mock panel carry it. */
export type ErrorId = keyof typeof errorTexts;
export const errorIds = Object.keys(errorTexts) as readonly ErrorId[];

/** The text that a person reads, with `{name}` for a value; null where it is only logged. */
export function errorText(id: ErrorId): string | null {
  return errorTexts[id];
}
