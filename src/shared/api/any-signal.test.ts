import { afterEach, describe, expect, test } from 'vitest';
import { anySignal } from './any-signal.ts';

const native = AbortSignal.any;

afterEach(() => {
  AbortSignal.any = native;
});

for (const has of ['a browser with AbortSignal.any', 'a browser without AbortSignal.any']) {
  describe(`anySignal in ${has}`, () => {
    const join = (signals: readonly AbortSignal[]) => {
      if (has === 'a browser without AbortSignal.any') Reflect.deleteProperty(AbortSignal, 'any');
      return anySignal(signals);
    };

    test(`anySignal in ${has} aborts with the reason of the first signal that aborts`, () => {
      const [one, other] = [new AbortController(), new AbortController()];
      const signal = join([one.signal, other.signal]);
      expect(signal.aborted).toBe(false);
      other.abort('the person left');
      expect(signal.reason).toBe('the person left');
      one.abort('too late');
      expect(signal.reason).toBe('the person left');
    });

    test(`anySignal in ${has} returns an aborted signal if one of its signals is already aborted`, () => {
      const signal = join([new AbortController().signal, AbortSignal.abort('offline')]);
      expect(signal.reason).toBe('offline');
    });
  });
}
