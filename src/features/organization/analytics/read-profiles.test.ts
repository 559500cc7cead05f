import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, broken, json } from '#mocks/testing/mock-server.ts';
import { aStudent } from '#mocks/testing/records.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { readProfiles } from './read-profiles.ts';
import type { ProfileReading } from './record-from-server.ts';

const NOW = Date.UTC(2026, 10, 21, 6);

/** A server that knows every student, as the organization that they have applied to. */
const named: Answer = ({ params: { userId = '' } }) =>
  Response.json(aStudent({ userId, fullName: `Student ${userId}` }));
const status = (code: number) => json({ error: 'No.' }, code);

function reader(answer: Answer) {
  const asked: string[] = [];
  const [call, handedOver] = [new AbortController(), [] as string[][]];
  const readings = new Map<string, ProfileReading>();
  let [most, now, underway] = [0, NOW, 0];
  const { api } = createMockApi({
    as: 'organization',
    answers: {
      'students.byId': async (of) => {
        asked.push(of.params.userId ?? '');
        underway += 1;
        most = Math.max(most, underway);
        // Whatever the others do, they begin before this one ends.
        await new Promise((resolve) => setTimeout(resolve));
        underway -= 1;
        return answer(of);
      },
    },
  });
  const read = (...studentIds: string[]) =>
    readProfiles({
      api,
      studentIds,
      signal: call.signal,
      now: () => now,
      onRead: (some) => {
        handedOver.push([...some.keys()]);
        for (const [id, reading] of some) readings.set(id, reading);
      },
    });
  const pass = (ms: number) => {
    now += ms;
  };
  return { read, asked, readings, handedOver, call, pass, mostAtOnce: () => most };
}

const many = (count: number) => Array.from({ length: count }, (_, index) => `s${index}`);

/** A tab of a browser. @returns what shows or hides it */
function showPage(visibilityState: DocumentVisibilityState) {
  const document = Object.assign(new EventTarget(), { visibilityState });
  vi.stubGlobal('document', document);
  return (next: DocumentVisibilityState) => {
    document.visibilityState = next;
    document.dispatchEvent(new Event('visibilitychange'));
  };
}

beforeEach(() => {
  showPage('visible');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('[ORG-17] readProfiles', () => {
  it('reads each profile once, a few at a time', async () => {
    const { read, asked, readings, mostAtOnce } = reader(named);
    await read(...many(25));
    expect(asked.toSorted()).toEqual(many(25).toSorted());
    expect(mostAtOnce()).toBe(4);
    expect(readings.get('s7')).toMatchObject({
      state: 'read',
      readAt: NOW,
      profile: { name: 'Student s7' },
    });
  });

  it.each([
    ['refuses', status(403)],
    ['does not have', status(404)],
    ['does not know the shape of', json('nobody')],
  ])('remembers as absent whom the server %s', async (_, answer) => {
    const { read, readings } = reader(answer);
    await read('s1');
    expect(readings.get('s1')).toEqual({ state: 'absent', readAt: NOW });
  });

  it('leaves a failure for the next time, and goes on', async () => {
    vi.useFakeTimers();
    const { read, readings } = reader((of) => (of.params.userId === 's1' ? status(500)() : named(of)));
    const done = read('s0', 's1', 's2');
    await vi.runAllTimersAsync();
    await done;
    expect([...readings.keys()].toSorted()).toEqual(['s0', 's2']);
    expect(console.warn).toHaveBeenCalledWith('An applicant’s profile could not be read.', expect.anything());
  });

  it('gives up when the connection is down, and never rejects', async () => {
    vi.useFakeTimers();
    const { read, asked, readings } = reader(broken);
    const done = read(...many(100));
    await vi.runAllTimersAsync();
    await expect(done).resolves.toBeUndefined();
    expect(readings.size).toBe(0);
    expect(new Set(asked).size).toBeLessThan(10);
  });

  it('hands over every two seconds, and what is left at the end', async () => {
    const { read, handedOver, pass } = reader((of) => {
      if (of.params.userId === 's4' || of.params.userId === 's8') pass(2000);
      return named(of);
    });
    await read(...many(10));
    expect(handedOver.length).toBe(3);
    expect(handedOver.flat().toSorted()).toEqual(many(10).toSorted());
  });

  it('[AUTH-07] hands over nothing any more once it is cancelled', async () => {
    const { read, handedOver, asked, call } = reader((of) => {
      if (of.params.userId === 's5') call.abort();
      return named(of);
    });
    await read(...many(50));
    expect(handedOver).toEqual([]);
    expect(asked.length).toBeLessThan(10);
  });

  it('waits while the page is hidden', async () => {
    const become = showPage('hidden');
    const { read, asked } = reader(named);
    const done = read('s1');
    become('hidden');
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toEqual([]);
    become('visible');
    await done;
    expect(asked).toEqual(['s1']);
  });

  it('ends while the page is hidden when it is cancelled', async () => {
    showPage('hidden');
    const { read, asked, call } = reader(named);
    const done = read('s1');
    call.abort();
    await done;
    expect(asked).toEqual([]);
  });
});
