import { describe, expect, it } from 'vitest';
import {
  asksSignIn,
  dueAt,
  IN_FLIGHT_MS,
  isDue,
  isSameMoment,
  type NewOutboxEntry,
  newEntry,
  nextEntry,
  type OutboxEntry,
  type OutboxEvent,
} from './outbox-rules.ts';

const NOW = Date.UTC(2026, 10, 22);
const LATER = NOW + 60_000;
const application: NewOutboxEntry = {
  kind: 'application',
  subject: 'one',
  title: 'One',
  payload: { text: 'Hello' },
  deadline: null,
  isDoubtful: false,
};
const waiting = newEntry(application, 'id', NOW);
const inState = (state: OutboxEntry['state'], change: Partial<OutboxEntry> = {}): OutboxEntry => ({
  ...waiting,
  state,
  ...change,
});

describe('what is put in', () => {
  it('[OUT-02] waits, with what its form has handed over', () => {
    expect(waiting).toEqual({
      kind: 'application',
      subject: 'one',
      title: 'One',
      payload: { text: 'Hello' },
      deadline: null,
      id: 'id',
      savedAt: NOW,
      state: 'waiting',
      since: NOW,
      putOff: 0,
      notBefore: 0,
      said: null,
    });
    expect(newEntry(application, 'id', NOW, LATER).notBefore).toBe(LATER);
  });

  it('[OUT-04] has left already where an attempt to send it ended without an answer', () => {
    expect(newEntry({ ...application, isDoubtful: true }, 'id', NOW).state).toBe('sending');
  });
});

describe('how it moves on', () => {
  const busy = inState('sending', { putOff: 2, notBefore: NOW - 1, said: 'Please log in.' });
  it.each<[OutboxEntry, OutboxEvent, Partial<OutboxEntry>]>([
    [waiting, { type: 'send' }, { state: 'sending' }],
    [inState('sending'), { type: 'arrived' }, { state: 'sent', payload: null }],
    [busy, { type: 'not-arrived' }, { state: 'waiting', said: null, notBefore: 0, putOff: 2 }],
    [inState('sending'), { type: 'not-arrived', said: 'Log in.' }, { state: 'waiting', said: 'Log in.' }],
    [
      busy,
      { type: 'put-off', until: LATER + 1 },
      { state: 'waiting', notBefore: LATER + 1, putOff: 3, said: null },
    ],
    [inState('sending'), { type: 'refused', said: 'No.' }, { state: 'refused', said: 'No.' }],
    [busy, { type: 'unclear' }, { state: 'unclear', said: null, notBefore: 0 }],
    [inState('refused', { said: 'No.', putOff: 4 }), { type: 'again' }, { state: 'waiting', putOff: 0 }],
    [inState('unclear', { putOff: 4 }), { type: 'again' }, { state: 'waiting', putOff: 0 }],
  ])('[OUT-03] from %o by %o', (entry, event, change) => {
    expect(nextEntry(entry, event, LATER)).toEqual({
      ...entry,
      said: null,
      notBefore: 0,
      since: LATER,
      ...change,
    });
  });

  it('[OUT-04] stays as it is by an event that does not belong to its state', () => {
    const ends: readonly OutboxEvent[] = [
      { type: 'arrived' },
      { type: 'not-arrived' },
      { type: 'put-off', until: LATER },
      { type: 'refused', said: 'No.' },
      { type: 'unclear' },
    ];
    for (const state of ['waiting', 'sent', 'refused', 'unclear'] as const) {
      for (const event of ends) expect(nextEntry(inState(state), event, LATER)).toEqual(inState(state));
    }
    for (const state of ['sending', 'sent', 'refused', 'unclear'] as const) {
      expect(nextEntry(inState(state), { type: 'send' }, LATER)).toEqual(inState(state));
    }
    for (const state of ['waiting', 'sending', 'sent'] as const) {
      expect(nextEntry(inState(state), { type: 'again' }, LATER)).toEqual(inState(state));
    }
  });
});

describe('when something can be done about it', () => {
  it('[OUT-05] is the moment that a busy server has named, or at once', () => {
    expect(dueAt(waiting)).toBe(0);
    expect(isDue(waiting, NOW)).toBe(true);
    const putOff = inState('waiting', { notBefore: LATER });
    expect(dueAt(putOff)).toBe(LATER);
    expect([LATER - 1, LATER].map((now) => isDue(putOff, now))).toEqual([false, true]);
  });

  it('[OUT-04] is when a call cannot be on its way any more', () => {
    expect(dueAt(inState('sending'))).toBe(NOW + IN_FLIGHT_MS);
    expect([NOW, NOW + IN_FLIGHT_MS].map((now) => isDue(inState('sending'), now))).toEqual([false, true]);
  });

  it('is not held up by a clock that was set back', () => {
    expect(isDue(inState('waiting', { notBefore: LATER }), NOW - 1)).toBe(true);
  });

  it('[OUT-03] is up to the person once it has come to an end', () => {
    for (const state of ['sent', 'refused', 'unclear'] as const) {
      expect([dueAt(inState(state)), isDue(inState(state), LATER), isDue(inState(state), 0)]).toEqual([
        null,
        false,
        false,
      ]);
    }
  });
});

it('[OUT-03] waits for its person to sign in where it was put off with a text', () => {
  expect(asksSignIn(waiting)).toBe(false);
  expect(asksSignIn(inState('waiting', { said: 'Please log in.' }))).toBe(true);
  expect(asksSignIn(inState('refused', { said: 'No.' }))).toBe(false);
});

it('[OUT-04] is the same where neither its text nor its state has changed', () => {
  expect(isSameMoment(waiting, { ...waiting })).toBe(true);
  expect(isSameMoment(waiting, { ...waiting, id: 'other' })).toBe(false);
  expect(isSameMoment(waiting, { ...waiting, state: 'sending' })).toBe(false);
  expect(isSameMoment(waiting, { ...waiting, since: LATER })).toBe(false);
});
