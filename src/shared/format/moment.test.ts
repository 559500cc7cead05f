import { expect, it } from 'vitest';
import { formatMoment } from './moment.ts';

const NOW = new Date(2026, 10, 22, 9, 5).getTime();
// The white space between a number and what follows it differs between versions of the locale's data.
const said = (moment: Date) => formatMoment(moment.getTime(), NOW).replaceAll(/\s/g, ' ');

it('[OUT-05] says a moment by its time today, and with its day on another one', () => {
  expect(said(new Date(2026, 10, 22, 10, 40))).toBe('10:40 am');
  expect(said(new Date(2026, 10, 22, 0, 5))).toBe('12:05 am');
  expect(said(new Date(2026, 10, 23, 10, 40))).toBe('23 November at 10:40 am');
  expect(said(new Date(2025, 10, 22, 10, 40))).toBe('22 November at 10:40 am');
});
