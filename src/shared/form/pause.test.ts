import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { EmailError } from '../ports/email.ts';
import { longWaitText, pauseMs } from './pause.ts';

const refused = (status: number, retryAfterMs?: number) =>
  new ApiError('applications.create', {
    kind: 'http',
    status,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });
const pause = (retryAfterMs?: number, before = 0, random = 0) =>
  pauseMs(refused(503, retryAfterMs), before, () => random);

describe('the pause before retrying a busy server', () => {
  it('[OUT-05] the pause before a retry starts at about 20 seconds, and grows with each retry to at most two and a half minutes', () => {
    expect([0, 1, 2, 3, 9].map((before) => pause(undefined, before))).toEqual([
      20_000, 40_000, 80_000, 120_000, 120_000,
    ]);
    expect(pause(undefined, 0, 1)).toBe(25_000);
    expect(pause(undefined, 9, 1)).toBe(150_000);
  });

  it('[OUT-05] the pause before a retry is a whole number of seconds, and never shorter than the server asks for', () => {
    expect(pause(7000)).toBe(7000);
    expect(pause(7000, 3, 1)).toBe(9000);
    expect(pause(1)).toBe(1000);
    expect(pause(900_000, 0, 1)).toBe(930_000);
  });

  it('[OUT-05] pauseMs returns null if the server asks for more than 15 minutes, and longWaitText says when the wait ends', () => {
    const now = new Date(2026, 10, 27, 9, 0).getTime();
    const waitText = (ms: number) => longWaitText(refused(503, ms), now)?.replaceAll(/\s/g, ' ');
    for (const ms of [900_001, 2_592_000_000, 315_360_000_000]) expect(pause(ms)).toBeNull();
    expect(waitText(900_000)).toBeUndefined();
    expect(waitText(3_600_000)).toBe(
      'The server asks everyone to wait. Nothing was saved, but your text is still here. Try again after 10:00 am.',
    );
    expect(waitText(2_592_000_000)).toMatch(/after 27 December at 9:00 am\./);
    expect(waitText(86_400_000 * 365)).toMatch(/after 27 November 2027 at 9:00 am\./);
    expect(longWaitText(new ApiError('applications.create', { kind: 'network' }), now)).toBeNull();
  });

  it('[OUT-05] the pause before a retry never exceeds 15.5 minutes, whatever the server asks for', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1e15 }), fc.nat({ max: 50 }), (asked, before) => {
        expect(pause(asked, before, 1) ?? 0).toBeLessThanOrEqual(930_000);
      }),
    );
  });

  it('[OUT-05] the pause before a retry starts at 20 seconds if the server doesn’t say how long to wait, or says 0 seconds', () => {
    const tooMany = new EmailError({ kind: 'refused', status: 429, text: '' });
    expect([refused(503, 0), refused(429), tooMany].map((error) => pauseMs(error, 0, () => 0))).toEqual([
      20_000, 20_000, 20_000,
    ]);
  });

  it('[OUT-05] pauseMs returns null for an error that does not mean that the server is busy', () => {
    const others = [
      ...[500, 502, 504, 409, 401].map((status) => refused(status)),
      new ApiError('applications.create', { kind: 'network' }),
      new EmailError({ kind: 'timeout' }),
      new Error('x'),
    ];
    expect(others.map((error) => pauseMs(error, 0, () => 0))).toEqual(others.map(() => null));
  });
});
