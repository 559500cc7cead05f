import { organizationErrors } from '#contract/errors/organization.ts';
import type { HttpFailure } from '#contract/failure.ts';
import { failureIn, isSessionLost } from '#shared/api/api-error.ts';
import { busyText } from '#shared/api/busy.ts';
import { refusalWords } from '#shared/api/refusal.ts';
import { type WriteFailure, writeRecoveryOf } from '#shared/api/write-failure.ts';
import { fieldsByWireName, namesOf } from '#shared/form/fields.ts';
import { type ScholarshipField, scholarshipTable } from './scholarship-fields.ts';

const texts = {
  create: organizationErrors['scholarship-create-failed'],
  update: organizationErrors['scholarship-update-failed'],
  close: organizationErrors['scholarship-close-failed'],
} as const;

/**
 * Returns the error text for a scholarship that no longer exists, or for a backend that cannot
 * update scholarships. Undefined for any other refusal.
 */
function lastingText({ status }: HttpFailure): string | undefined {
  if (status === 404) return organizationErrors['scholarship-update-gone'];
  // Backends that cannot update scholarships respond with 405 or 501.
  return [405, 501].includes(status) ? organizationErrors['scholarship-update-unavailable'] : undefined;
}

/**
 * Returns the error texts and the next step for a scholarship that could not be saved or closed
 * (ORG-14).
 */
export function scholarshipFailureOf(
  what: keyof typeof texts,
  error: unknown,
): WriteFailure<ScholarshipField> {
  const failure = failureIn(error);
  const isNew = what === 'create';
  const next = writeRecoveryOf(isNew ? 'create' : 'update', error);
  if (failure?.kind !== 'http') return { text: texts[what], ...next };
  const { fields, serverText } = refusalWords(
    failure,
    namesOf(scholarshipTable),
    fieldsByWireName(scholarshipTable),
  );
  const text = serverText ?? (isNew ? undefined : lastingText(failure)) ?? texts[what];
  return { text: fields.size > 0 ? serverText : text, fields, ...next };
}

/** The error that the confirmation dialog shows if a scholarship could not be closed. */
export interface CloseFailure {
  readonly text: string;
  readonly nextStep: string | null;
  readonly isSessionLost: boolean;
}

/** Returns the error text and the next step for a scholarship that could not be closed (ORG-14). */
export function closeFailureOf(error: unknown): CloseFailure {
  const failure = scholarshipFailureOf('close', error);
  return {
    text: failure.text ?? [...(failure.fields?.values() ?? [])].join(' '),
    nextStep: busyText(failureIn(error)) ?? nextStepOf(failure),
    isSessionLost: isSessionLost(error),
  };
}

function nextStepOf({ fields, recovery, delivery }: WriteFailure<ScholarshipField>): string | null {
  if (delivery === 'unknown') return 'The scholarship may still close. You can safely try again.';
  if (delivery === 'not-delivered') return 'We checked, and the deadline hasn’t changed.';
  // The request sets a deadline at least a minute ahead, so the server rejects the deadline as past
  // only if this device's clock is more than a minute slow.
  if (fields?.has('deadline')) return 'Check this device’s date and time, and try again.';
  return recovery === 'connect' ? 'Check your connection and try again.' : null;
}
