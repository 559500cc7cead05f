import { INDIA_MS } from '../scenarios/clock.ts';

/** A stored date-time as a date-time field shows it, in India's time; empty for none. */
export function momentOfField(text: string): string {
  const moment = Date.parse(text);
  return Number.isFinite(moment) ? new Date(moment + INDIA_MS).toISOString().slice(0, 19) : '';
}

/** The stored form of such a field's date-time; empty for none. */
export function momentText(shown: string): string {
  const moment = Date.parse(`${shown}${shown.length === 16 ? ':00' : ''}Z`);
  return Number.isFinite(moment) ? new Date(moment - INDIA_MS).toISOString() : '';
}
