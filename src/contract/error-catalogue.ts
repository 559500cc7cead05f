import { applicationErrors } from './errors/application.ts';
import { authErrors } from './errors/auth.ts';
import { contactErrors } from './errors/contact.ts';
import { crowdfundingErrors } from './errors/crowdfunding.ts';
import { donationErrors } from './errors/donation.ts';
import { organizationErrors } from './errors/organization.ts';
import type { CatalogueRow } from './errors/row.ts';
import { scholarshipErrors } from './errors/scholarship.ts';
import { studentErrors } from './errors/student.ts';

/**
 * The error catalogue, whole: every row stands once, in its slice's file. The mock's scenarios, the stories
 * and the tests come from here; a screen imports its own slice's rows and no others.
 */
export const errorCatalogue = {
  ...scholarshipErrors,
  ...applicationErrors,
  ...studentErrors,
  ...organizationErrors,
  ...crowdfundingErrors,
  ...donationErrors,
  ...contactErrors,
  ...authErrors,
};

/** The name of a row: `'application-409'`. It is the word in a scenario's permalink. */
export type CatalogueId = keyof typeof errorCatalogue;
export const catalogueIds = Object.keys(errorCatalogue) as readonly CatalogueId[];

/** A row by its name, with the common type. */
export function catalogueRow(id: CatalogueId): CatalogueRow {
  return errorCatalogue[id];
}
