import { describe, expect, it } from 'vitest';
import { supportHours, supportState } from './opening-hours.ts';

/** A moment on the clocks of India; 21 November 2026 is a Saturday. */
const at = (day: number, time: string) => Date.parse(`2026-11-${day}T${time}:00+05:30`);

describe('support hours', () => {
  it('[CON-01] are Mon-Fri 9:00-18:00, Sat 10:00-16:00, Sun closed', () => {
    expect(supportHours.map(({ days, hours }) => `${days} ${hours}`)).toEqual([
      'Mon-Fri 9:00-18:00',
      'Sat 10:00-16:00',
      'Sun Closed',
    ]);
  });

  it.each([
    [at(20, '08:59'), 'Closed now, opens today at 9:00'],
    [at(20, '09:00'), 'Open now, until 18:00'],
    [at(20, '17:59'), 'Open now, until 18:00'],
    [at(20, '18:00'), 'Closed now, opens tomorrow at 10:00'],
    [at(21, '00:10'), 'Closed now, opens today at 10:00'],
    [at(21, '10:00'), 'Open now, until 16:00'],
    [at(21, '16:00'), 'Closed now, opens on Monday at 9:00'],
    [at(22, '12:00'), 'Closed now, opens tomorrow at 9:00'],
    [at(23, '20:00'), 'Closed now, opens tomorrow at 9:00'],
  ])('[CON-01] at %i, on the clocks of India: %s', (now, text) => {
    expect(supportState(now)).toEqual({ isOpen: text.startsWith('Open'), text });
  });
});
