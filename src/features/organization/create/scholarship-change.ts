import type { Scholarship, ScholarshipWrite } from '#contract/schemas/scholarship.ts';
import {
  fieldsByWireName,
  namesOf,
  type PayloadOf,
  payloadOf,
  unchangedPayload,
} from '#shared/form/fields.ts';
import { deadlineMoment, hasEnded } from '#shared/format/dates.ts';
import { formatMoment } from '#shared/format/moment.ts';
import { fill } from '#shared/text/fill.ts';
import {
  fieldsOf,
  type ScholarshipFields,
  scholarshipLabels,
  scholarshipTable,
} from './scholarship-fields.ts';

const MINUTE_MS = 60_000;

/** The changed fields of a published scholarship, in wire format. */
export type ScholarshipChange = Partial<PayloadOf<typeof scholarshipTable>>;

const fieldOf = fieldsByWireName(scholarshipTable);

/**
 * Returns the fields that the user has changed since the form opened. An untouched amount or
 * deadline counts as unchanged even if the form cannot show its exact value.
 */
export function scholarshipChange(opened: Scholarship, fields: ScholarshipFields): ScholarshipChange {
  const before = payloadOf(scholarshipTable, fieldsOf(opened));
  const change: ScholarshipChange = payloadOf(scholarshipTable, fields);
  for (const name of namesOf(before)) if (change[name] === before[name]) delete change[name];
  return change;
}

/**
 * Returns the deadline for a scholarship that the user closes now. The deadline is a whole minute,
 * one to two minutes ahead, so that it is still in the future when the request arrives.
 */
export function closingMoment(now: number): number {
  return Math.ceil((now + MINUTE_MS) / MINUTE_MS) * MINUTE_MS;
}

/**
 * Returns the change that closes a scholarship early. Empty if the current deadline is no later
 * than the new one.
 */
export function closingChange(found: Scholarship, now: number): ScholarshipChange {
  const moment = closingMoment(now);
  return hasEnded(found.expiredAt, moment) ? {} : { expiredAt: new Date(moment).toISOString() };
}

/**
 * Creates the request body for a published scholarship (ORG-14): the server's record with the
 * user's changes applied.
 */
export function changedScholarship(
  userId: string,
  found: Scholarship,
  change: ScholarshipChange,
): ScholarshipWrite {
  return {
    ...unchangedPayload(scholarshipTable, found),
    organizationId: found.organizationId ?? userId,
    status: found.status ?? 'ACTIVE',
    allocatedAmount: found.allocatedAmount ?? 0,
    ...change,
  } satisfies Required<ScholarshipWrite>;
}

/**
 * Returns the names of the fields in `change` whose values differ from the record's. Compares
 * deadlines as points in time, because servers may reformat them.
 */
function differing(record: Scholarship, change: ScholarshipChange) {
  const now = changedScholarship('', record, {});
  return namesOf(change).filter((name) =>
    name === 'expiredAt'
      ? deadlineMoment(now.expiredAt) !== deadlineMoment(change.expiredAt ?? '')
      : now[name] !== change[name],
  );
}

/** True if the server's record already contains the change. */
export function hasChange(record: Scholarship, change: ScholarshipChange): boolean {
  return differing(record, change).length === 0;
}

/**
 * Returns the labels of the fields in which the user's change replaces a change made elsewhere
 * since the form opened.
 */
export function replacedFields(
  opened: Scholarship,
  found: Scholarship,
  change: ScholarshipChange,
): readonly string[] {
  const before = changedScholarship('', opened, {});
  return differing(found, change)
    .filter((name) => differing(found, { [name]: before[name] }).length > 0)
    .map((name) => scholarshipLabels[fieldOf[name]]);
}

/** Returns the dashboard's notice after an edit. */
export function savedText(title: string, replaced: readonly string[]): string {
  if (replaced.length === 0) return fill('“{title}” is saved.', { title });
  const fields = replaced.join(', ');
  return fill('“{title}” is saved. Your edit replaced changes made elsewhere to these fields: {fields}.', {
    title,
    fields,
  });
}

/** Returns the dashboard's notice about a scholarship that was closed early. */
export function closedText({ title, expiredAt }: Scholarship, now: number): string {
  if (hasEnded(expiredAt, now)) return fill('“{title}” is closed.', { title });
  const when = formatMoment(deadlineMoment(expiredAt), now);
  return fill('“{title}” closes at {when}. Students can apply until then.', { title, when });
}
