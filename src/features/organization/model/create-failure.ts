import { organizationErrors } from '#contract/errors/organization.ts';
import type { ApiFailure } from '#contract/failure.ts';
import { type Recovery, recoveryOf, refusalWords } from '#shared/api/refusal.ts';
import type { ScholarshipField } from './scholarship-fields.ts';

/** Why a scholarship was not created, as the form shows it (ORG-14). */
export interface CreateFailure {
  /** What stands on top of the form; null where everything is said by a field. */
  readonly text: string | null;
  /** The server's words, by the field that they are about. */
  readonly fields: ReadonlyMap<ScholarshipField, string>;
  /** What can be done about it. */
  readonly recovery: Recovery;
}

/** The form's fields by the names that the wire has for them. */
const fieldOnTheWire: Readonly<Record<string, ScholarshipField>> = {
  title: 'title',
  description: 'description',
  totalAmount: 'totalAmount',
  expiredAt: 'deadline',
  deadline: 'deadline',
  maxFamilyIncome: 'maxFamilyIncome',
};

const PLAIN = organizationErrors['scholarship-create-failed'];

/** For whatever is no answer to the call at all. */
export const UNEXPECTED_CREATE: CreateFailure = { text: PLAIN, fields: new Map(), recovery: 'retry' };

/** The words and the way on for a scholarship that was not created. */
export function createFailureOf(failure: ApiFailure): CreateFailure {
  if (failure.kind !== 'http') return UNEXPECTED_CREATE;
  const { fields, said } = refusalWords(failure, fieldOnTheWire);
  return { text: fields.size > 0 ? said : (said ?? PLAIN), fields, recovery: recoveryOf(failure.status) };
}
