import { describe, expect, it } from 'vitest';
import { IN_FLIGHT_MS, newEntry, nextEntry, type OutboxEntry, type OutboxEvent } from './outbox-rules.ts';
import { keptWords, outboxWords } from './outbox-words.ts';

const NOW = new Date(2026, 10, 22, 10, 0).getTime();
const HOUR = 3_600_000;

function entry(deadline: number | null, ...events: readonly OutboxEvent[]): OutboxEntry {
  const fresh = newEntry(
    { kind: 'application', subject: 'one', title: 'One', payload: {}, deadline, isDoubtful: false },
    'id',
    NOW,
  );
  return events.reduce((before, event) => nextEntry(before, event, NOW), fresh);
}
const words = (one: OutboxEntry, now = NOW) => {
  const { title, lines } = outboxWords(one, now);
  // The white space between a number and what follows it differs between versions of the locale's data.
  return [title, ...lines].join(' | ').replaceAll(/\s/g, ' ');
};

describe('the text about what waits', () => {
  it('[OUT-03] say the deadline beforehand: today, or on another day', () => {
    expect(words(entry(null))).toBe('Saved. We will send it when you are online');
    expect(words(entry(NOW + 2 * HOUR))).toMatch(/ \| The deadline is today at 12:00 pm\.$/);
    expect(words(entry(NOW + 72 * HOUR))).toMatch(/The deadline is on 25 November at 10:00 am\.$/);
  });

  it('[OUT-03] say afterwards that the deadline has passed, also of what arrived too late', () => {
    expect(words(entry(NOW), NOW)).toMatch(/The deadline passed on 22 November/);
    expect(words(entry(NOW, { type: 'send' }, { type: 'arrived' }))).toBe('It has arrived');
    expect(words(entry(NOW + HOUR), NOW + 2 * HOUR)).toMatch(/The deadline passed on 22 November/);
    const sent = entry(NOW - HOUR, { type: 'send' }, { type: 'arrived' });
    expect(words(sent)).toBe(
      'It has arrived | It arrived after the deadline, which was on 22 November at 9:00 am.',
    );
    expect(words(entry(NOW + HOUR, { type: 'send' }, { type: 'arrived' }))).toBe('It has arrived');
  });

  it('[OUT-03] name the parts that the server did not accept', () => {
    expect(words(entry(null, { type: 'send' }, { type: 'arrived', said: 'All but the date.' }))).toBe(
      'It has arrived | All but the date.',
    );
  });

  it('[OUT-03] say only that the deadline has passed, of what is no longer sent by itself', () => {
    const refused = entry(NOW, { type: 'send' }, { type: 'refused', said: 'No.' });
    expect(words(refused)).toMatch(/^It was not accepted \| No\. \| The deadline passed on [^,]*\.$/);
    expect(words(entry(NOW, { type: 'send' }, { type: 'unclear' }))).not.toMatch(/still try to send it/);
  });

  it('[OUT-01] promise to send only what is sent by itself', () => {
    const unclear = entry(null, { type: 'send' }, { type: 'unclear' });
    expect(keptWords(entry(null), false)).toBe(
      'It is kept on this device, for 30 days at most, and sent when you are here and online.',
    );
    expect(keptWords(unclear, false)).toBe('It is kept on this device, for 30 days at most.');
    expect(keptWords(entry(null), true)).toMatch(/this tab alone: leave the tab open until it is sent\.$/);
    expect(keptWords(unclear, true)).toMatch(/this tab alone\.$/);
  });

  it('[OUT-03] [OUT-04] say what became of it', () => {
    const leaving = { type: 'send' } as const;
    expect(words(entry(null, leaving))).toBe('It is being sent');
    expect(words(entry(null, leaving), NOW + 60_000)).toMatch(/we ask the server whether it has arrived/);
    expect(words(entry(null, leaving, { type: 'refused', said: 'No.' }))).toBe('It was not accepted | No.');
    expect(words(entry(null, leaving, { type: 'unclear' }))).toMatch(
      /We do not send it again unless you ask us to/,
    );
    expect(words(entry(null, leaving, { type: 'not-arrived', said: 'Please log in.' }))).toMatch(
      /^Saved.*Please log in\.$/,
    );
    expect(words(entry(null, leaving, { type: 'put-off', until: NOW + HOUR }))).toMatch(
      /Many people are applying right now\. We try again at 11:00/,
    );
  });

  it('[OUT-05] speak of a busy server only while it is left alone', () => {
    const busy = entry(null, { type: 'send' }, { type: 'put-off', until: NOW + HOUR });
    expect(words(busy, NOW + HOUR)).toBe('Saved. We will send it when you are online');
    expect(words({ ...entry(null), notBefore: NOW + HOUR })).toBe(
      'Saved. We will send it when you are online',
    );
  });

  it('[OUT-04] speak of a lost answer as soon as a call cannot be on its way any more', () => {
    expect(words(entry(null, { type: 'send' }), NOW + IN_FLIGHT_MS - 1)).toBe('It is being sent');
    expect(words(entry(null, { type: 'send' }), NOW + IN_FLIGHT_MS)).toMatch(/^Saved/);
  });
});
