import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { EmailError } from '../ports/email.ts';
import { busyFor } from './busy.ts';
import { isLongPause, pauseMs } from './pause.ts';

const pause = (retryAfterMs: number | null, before = 0, random = 0) =>
  pauseMs({ retryAfterMs, before, random: () => random });

describe('pauseMs', () => {
  it('[OUT-05] is about 20 seconds at first, longer each time, and two minutes and a half at most', () => {
    expect([0, 1, 2, 3, 9].map((before) => pause(null, before))).toEqual([
      20_000, 40_000, 80_000, 120_000, 120_000,
    ]);
    expect(pause(null, 0, 1)).toBe(25_000);
    expect(pause(null, 9, 1)).toBe(150_000);
  });

  it('[OUT-05] is never less than the server asks for, in whole seconds', () => {
    expect(pause(7000)).toBe(7000);
    expect(pause(7000, 3, 1)).toBe(9000);
    expect(pause(1)).toBe(1000);
    expect(pause(3_600_000, 0, 1)).toBe(3_630_000);
  });

  it('is said as a moment from five minutes on', () => {
    expect([300_000, 301_000].map(isLongPause)).toEqual([false, true]);
  });
});

describe('busyFor', () => {
  const http = (status: number, retryAfterMs?: number) =>
    busyFor(
      new ApiError('applications.create', {
        kind: 'http',
        status,
        ...(retryAfterMs !== undefined && { retryAfterMs }),
      }),
    );

  it('[OUT-05] is what a busy server asks for, or leaves open', () => {
    expect([http(503), http(429, 5000)]).toEqual([{ retryAfterMs: null }, { retryAfterMs: 5000 }]);
    expect(http(503, 0)).toEqual({ retryAfterMs: null });
    expect(busyFor(new EmailError({ kind: 'refused', status: 429, text: '' }))).toEqual({
      retryAfterMs: null,
    });
  });

  it('[OUT-05] is nothing for any other end: it may have arrived, or is refused for good', () => {
    const others = [500, 502, 504, 409, 401].map((status) => http(status));
    others.push(busyFor(new ApiError('applications.create', { kind: 'network' })));
    others.push(busyFor(new EmailError({ kind: 'timeout' })), busyFor(new Error('x')));
    expect(others.filter((one) => one !== null)).toEqual([]);
  });
});
