import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  daysLeft,
  deadlineMoment,
  formatDeadline,
  formatLongDate,
  formatTimeLeft,
  hasEnded,
  indianDay,
  isoDay,
} from './dates.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(NOW + hours * HOUR).toISOString();

describe('dates', () => {
  it('[SCH-02] formatLongDate writes the month in words', () => {
    expect(formatLongDate('2027-03-31')).toBe('31 March 2027');
    const intl = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
    const years = { min: new Date('1900-01-01'), max: new Date('9999-01-01'), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(years), (date) => {
        // Adds 1 ms, because midnight in UTC counts as a date without a time.
        const moment = new Date(Math.floor(date.getTime() / HOUR) * HOUR + 1);
        expect(formatLongDate(moment.toISOString())).toBe(intl.format(moment));
      }),
    );
  });

  it('deadlineMoment places a deadline without a time at the end of its day in India', () => {
    const close = Date.parse('2026-11-21T18:29:59.999Z');
    for (const day of ['2026-11-21', '2026-11-21T00:00:00Z', '2026-11-21T00:00:00.000+00:00'])
      expect([deadlineMoment(day), indianDay(close), indianDay(close + 1)]).toEqual([
        close,
        '2026-11-21',
        '2026-11-22',
      ]);
    expect(deadlineMoment('2026-11-21T10:00:00Z')).toBe(NOW);
  });

  it('formatLongDate uses India’s time zone, and formatDeadline names the time zone for users outside India', () => {
    expect(formatLongDate('2026-11-20T19:00:00Z')).toBe('21 November 2026');
    const abroad = vi.spyOn(Date.prototype, 'getTimezoneOffset');
    const formatted = (offset: number) => {
      abroad.mockReturnValue(offset);
      return formatDeadline('2026-11-25').replaceAll(/\s/g, ' ');
    };
    expect(formatted(-330)).toBe('25 November 2026 at 11:59 pm');
    expect(formatted(0)).toBe('25 November 2026 at 11:59 pm (India time)');
    abroad.mockRestore();
  });

  it('hasEnded returns true as soon as the deadline is reached', () => {
    expect([-1, 0, 1].map((passed) => hasEnded('2026-11-21T10:00:00Z', NOW + passed))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('isoDay formats a local date as YYYY-MM-DD', () => {
    expect(isoDay(new Date(2026, 10, 2, 23, 59).getTime())).toBe('2026-11-02');
    expect(isoDay(new Date(2027, 0, 1).toISOString())).toBe('2027-01-01');
    expect(isoDay('0999-12-31T12:00:00Z')).toBe('0999-12-31');
  });

  it('[SCH-02] [CF-07] daysLeft returns the days until a deadline, rounded up', () => {
    const january = daysLeft('2027-01-14T18:29:00Z', Date.parse('2026-11-27T10:00:00Z'));
    // The deadline is 48.35 days away.
    expect(january).toBe(49);
    expect(
      [48 + 1 / 3600, 48, 24 + 1 / 3600, 24, 1 / 3600].map((hours) => daysLeft(inHours(hours), NOW)),
    ).toEqual([3, 2, 2, 1, 1]);
    expect([daysLeft(inHours(0), NOW), daysLeft(inHours(-30), NOW)]).toEqual([null, null]);
  });

  it('[CF-07] daysLeft counts part of a day as a whole day', () => {
    const minutes = fc.integer({ min: -3 * 1440, max: 400 * 1440 });
    fc.assert(
      fc.property(minutes, (minutesLeft) => {
        // Counts the days in a loop, to check the division in the code under test.
        let days = 0;
        for (let rest = minutesLeft; rest > 0; rest -= 1440) days += 1;
        // Adds half a minute, because midnight in UTC counts as a date without a time.
        const now = NOW + 30_000;
        const deadline = new Date(now + minutesLeft * 60_000).toISOString();
        expect(daysLeft(deadline, now) ?? 0).toBe(days);
      }),
    );
  });

  it('[SCH-02] [CF-03] in the last 24 hours before a deadline, formatTimeLeft shows the exact time instead of the number of days', () => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-330);
    const timeLeft = (deadline: string, now = NOW) => formatTimeLeft(deadline, now).replaceAll(/\s/g, ' ');
    // `NOW` is 15:30 in India.
    expect(timeLeft('2026-11-21T11:30:00Z')).toBe('Ends today at 5:00 pm');
    expect(timeLeft('2026-11-22T03:30:00Z')).toBe('Ends tomorrow at 9:00 am');
    expect(timeLeft('2026-11-21')).toBe('Ends today at 11:59 pm');
    expect(timeLeft(inHours(24))).toBe('Ends tomorrow at 3:30 pm');
    expect(timeLeft(inHours(24.01))).toBe('2 days left');
    expect(timeLeft(inHours(0))).toBe('Expired');
    // Half past midnight in India is still the day before in UTC.
    expect(timeLeft('2026-11-21T20:00:00Z', Date.parse('2026-11-21T19:00:00Z'))).toBe(
      'Ends today at 1:30 am',
    );
    vi.mocked(Date.prototype.getTimezoneOffset).mockReturnValue(0);
    expect(timeLeft('2026-11-21T11:30:00Z')).toBe('Ends today at 5:00 pm (India time)');
    vi.restoreAllMocks();
  });
});
