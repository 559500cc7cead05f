import { expect, it } from 'vitest';
import { formatMoment } from './moment.ts';

const NOW = new Date(2026, 10, 22, 9, 5).getTime();
const formatted = (moment: Date) => formatMoment(moment.getTime(), NOW).replaceAll(/\s/g, ' ');

it('[OUT-05] formatMoment shows only the time if the date is today, and adds the year if the date is in another year', () => {
  expect(formatted(new Date(2026, 10, 22, 10, 40))).toBe('10:40 am');
  expect(formatted(new Date(2026, 10, 22, 0, 5))).toBe('12:05 am');
  expect(formatted(new Date(2026, 10, 23, 10, 40))).toBe('23 November at 10:40 am');
  expect(formatted(new Date(2025, 10, 22, 10, 40))).toBe('22 November 2025 at 10:40 am');
});
