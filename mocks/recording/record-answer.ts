import * as v from 'valibot';
import { formatMoment } from '../scenarios/clock.ts';
import { type RealAnswer, type Recorded, recordedSchema } from './recorded-file.ts';
import { replacePersonalData } from './replace-personal-data.ts';

/** A recorded answer without anything personal, and how many fields the contract does not know were left out. */
export function recordAnswer({ operation, status, at, body }: RealAnswer): {
  readonly recorded: Recorded;
  readonly leftOut: number;
} {
  const { answer, leftOut } = replacePersonalData(operation, status, status === 204 ? '' : body);
  const recordedOn = formatMoment(at).slice(0, 10);
  const title = `${operation} answers ${status}, as recorded`;
  const recorded = v.parse(recordedSchema, { title, recordedOn, operation, status, answer, text: null });
  return { recorded, leftOut };
}
