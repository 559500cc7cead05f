import { type ErrorId, errorText, type Slice } from '#contract/error-catalogue.ts';
import { applicationEntries } from './errors/application.ts';
import { authEntries } from './errors/auth.ts';
import { contactEntries } from './errors/contact.ts';
import { crowdfundingEntries } from './errors/crowdfunding.ts';
import type { ErrorEntryDetails, LookFor, SilentEntryDetails } from './errors/define-entries.ts';
import { donationEntries } from './errors/donation.ts';
import { formEntries } from './errors/form.ts';
import { organizationEntries } from './errors/organization.ts';
import { scholarshipEntries } from './errors/scholarship.ts';
import { studentEntries } from './errors/student.ts';

/** An error entry with its text and slice. */
export interface ErrorEntry extends ErrorEntryDetails {
  readonly id: ErrorId;
  readonly slice: Slice;
  /**
   * The exact text on the screen, with placeholders such as `{name}` for values that vary. Null if
   * the error has no text.
   */
  readonly text: string | null;
  /** Tells testers what to look for. Null if the error has a text. */
  readonly lookFor: LookFor | null;
}

type Details = ErrorEntryDetails | SilentEntryDetails;
const bySlice: Readonly<Record<Slice, Readonly<Record<string, Details>>>> = {
  scholarship: scholarshipEntries,
  application: applicationEntries,
  student: studentEntries,
  organization: organizationEntries,
  crowdfunding: crowdfundingEntries,
  donation: donationEntries,
  contact: contactEntries,
  form: formEntries,
  auth: authEntries,
};

const byId = new Map(
  Object.entries(bySlice).flatMap(([slice, entries]) =>
    Object.entries(entries).map(([id, details]): [ErrorId, ErrorEntry] => [
      // `Object.entries` loses the type of the ids.
      id as ErrorId,
      {
        ...details,
        id: id as ErrorId,
        slice: slice as Slice,
        text: errorText(id as ErrorId),
        lookFor: 'lookFor' in details ? details.lookFor : null,
      },
    ]),
  ),
);

export function errorEntry(id: ErrorId): ErrorEntry {
  const entry = byId.get(id);
  // The compiler requires an entry for every id, so an entry can be missing only if the code runs
  // without a type check.
  if (entry === undefined) throw new RangeError(`“${id}” has no entry in mocks/scenarios/errors.`);
  return entry;
}

/** Returns the server responses that produce an error. */
export function answersOf(id: ErrorId): readonly { readonly status: number; readonly body: unknown }[] {
  return errorEntry(id).triggers.flatMap((trigger) => (trigger.kind === 'answer' ? [trigger] : []));
}
