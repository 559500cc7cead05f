import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryArea } from './memory-area.test-utils.ts';
import { persistedValue, unreadableKey } from './persisted-value.ts';
import { localArea, ownKey, sessionArea } from './storage-area.ts';

const schema = v.object({ text: v.string(), count: v.number() });
const key = 'eduempower.thing.user_1';

function open(area = memoryArea(), version = 1) {
  return { area, thing: persistedValue({ key, version, schema, getStorage: () => area }) };
}

let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('persistedValue', () => {
  it('[SAFE-04] a persisted value can be read back after a write', () => {
    const { area, thing } = open();
    expect(thing.write({ text: 'नमस्ते', count: 2 })).toBe(true);
    expect(persistedValue({ key, version: 1, schema, getStorage: () => area }).read()).toEqual({
      text: 'नमस्ते',
      count: 2,
    });
  });

  it('a persisted value is null before it is written and after it is deleted', () => {
    const { thing } = open();
    expect(thing.read()).toBeNull();
    thing.write({ text: '', count: 0 });
    thing.forget();
    expect(thing.read()).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });

  it('[SAFE-02] persistedValue moves unreadable data unchanged to another key, and warns once', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (garbage) => {
        warn.mockClear();
        const { area, thing } = open();
        area.setItem(key, garbage);
        expect(thing.read()).toBeNull();
        expect(thing.read()).toBeNull();
        expect(area.getItem(key)).toBeNull();
        expect(area.getItem(unreadableKey(key))).toBe(garbage);
        expect(warn).toHaveBeenCalledTimes(1);
        expect(thing.write({ text: 'new', count: 1 })).toBe(true);
        expect(thing.read()).toEqual({ text: 'new', count: 1 });
      }),
    );
  });

  it('persistedValue moves data of the current version to another key if the schema rejects the data', () => {
    const { area, thing } = open();
    area.setItem(key, JSON.stringify({ version: 1, data: { text: 3 } }));
    expect(thing.read()).toBeNull();
    expect(area.entries.has(unreadableKey(key))).toBe(true);
  });

  it('persistedValue moves data of an older version to another key', () => {
    const { area } = open();
    const second = persistedValue({ key, version: 2, schema, getStorage: () => area });
    area.setItem(key, JSON.stringify({ version: 1, data: { text: 'old', count: 1 } }));
    expect(second.read()).toBeNull();
    expect(area.entries.has(unreadableKey(key))).toBe(true);
  });

  it('[SAFE-02] persistedValue does not touch data of a newer version', () => {
    const { area, thing } = open();
    const newer = JSON.stringify({ version: 2, data: { text: 'new', count: 1, colour: 'red' } });
    area.setItem(key, newer);
    expect(thing.read()).toBeNull();
    expect(thing.holdsNewer()).toBe(true);
    expect(thing.write({ text: 'typed in an old tab', count: 2 })).toBe(false);
    thing.forget();
    expect([...area.entries]).toEqual([[key, newer]]);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['full', 'full'],
    ['blocked', 'shut'],
  ] as const)(
    '[SAFE-04] with a %s storage area, a persisted value reports that nothing was saved',
    (_, manner) => {
      const { thing } = open(memoryArea(manner));
      expect(thing.write({ text: 'a', count: 1 })).toBe(false);
      expect(thing.read()).toBeNull();
      expect(() => thing.forget()).not.toThrow();
    },
  );

  it('without any storage, a persisted value’s read() returns null and its write() returns false', () => {
    const thing = persistedValue({ key, version: 1, schema, getStorage: () => null });
    expect([thing.read(), thing.write({ text: 'a', count: 1 })]).toEqual([null, false]);
  });

  it('if persistedValue cannot move unreadable data to another key, the data stays in place and the site warns once', () => {
    const area = memoryArea('full');
    area.entries.set(key, 'garbage');
    const { thing } = open(area);
    thing.read();
    thing.read();
    expect(area.entries.get(key)).toBe('garbage');
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('localArea and sessionArea', () => {
  it.each([
    ['localStorage', localArea],
    ['sessionStorage', sessionArea],
  ] as const)(
    'the storage area for %s is null if the browser lacks it or refuses access',
    (name, getStorage) => {
      vi.stubGlobal(name, undefined);
      expect(getStorage()).toBeNull();
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get() {
          throw new DOMException('Refused', 'SecurityError');
        },
      });
      expect(getStorage()).toBeNull();
      vi.unstubAllGlobals();
    },
  );
});

describe('ownKey', () => {
  it('[AUTH-07] ownKey is unique for each user and each list of parts', () => {
    const part = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1 }), fc.array(part, { minLength: 1 }), (one, other) => {
        const key = ([user = '', ...rest]: string[]) => ownKey('guardian', user, ...rest);
        expect(key(one) === key(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
    );
    expect(ownKey('guardian', 'a.b')).not.toBe(ownKey('guardian', 'a', 'b'));
    expect(() => ownKey('guardian', '\ud800')).not.toThrow();
  });
});
