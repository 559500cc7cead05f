import { INDIA_MS } from '../scenarios/clock.ts';

/**
 * Converts a stored date-time to the value of a date-time field, in India's time zone. Empty if the
 * text isn't a date-time.
 */
export function momentOfField(text: string): string {
  const moment = Date.parse(text);
  return Number.isFinite(moment) ? new Date(moment + INDIA_MS).toISOString().slice(0, 19) : '';
}

/** Converts the value of a date-time field to its stored form. Empty if the value isn't valid. */
export function momentText(shown: string): string {
  const moment = Date.parse(`${shown}${shown.length === 16 ? ':00' : ''}Z`);
  return Number.isFinite(moment) ? new Date(moment - INDIA_MS).toISOString() : '';
}
