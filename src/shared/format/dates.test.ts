import { describe, expect, it } from 'vitest';
import { daysLeft, deadlineMoment, formatLongDate, hasEnded, isoDay } from './dates.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(NOW + hours * HOUR).toISOString();

describe('dates', () => {
  it('[SCH-02] writes a deadline in words', () => {
    expect(formatLongDate('2027-03-31')).toBe('31 March 2027');
  });

  it('ends a bare date at the close of that day where the person is', () => {
    expect(deadlineMoment('2026-11-21')).toBe(new Date(2026, 10, 22).getTime() - 1);
    expect(deadlineMoment('2026-11-21T10:00:00Z')).toBe(NOW);
  });

  it('has a deadline end at its moment, not after it', () => {
    expect([-1, 0, 1].map((passed) => hasEnded('2026-11-21T10:00:00Z', NOW + passed))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('writes a day year first, where the person is', () => {
    expect(isoDay(new Date(2026, 10, 2, 23, 59).getTime())).toBe('2026-11-02');
    expect(isoDay(new Date(2027, 0, 1).toISOString())).toBe('2027-01-01');
    expect(isoDay('0999-12-31T12:00:00Z')).toBe('0999-12-31');
  });

  it('counts a begun day as one, and none once it has passed', () => {
    expect(daysLeft(inHours(1), NOW)).toBe(1);
    expect(daysLeft(inHours(24), NOW)).toBe(1);
    expect(daysLeft(inHours(25), NOW)).toBe(2);
    expect(daysLeft(inHours(0), NOW)).toBe(0);
    expect(daysLeft(inHours(-30), NOW)).toBe(-1);
  });
});
