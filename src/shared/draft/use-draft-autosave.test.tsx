import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DraftStorage } from './draft-storage.ts';
import { useDraftAutosave } from './use-draft-autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const save = vi.fn((_: string) => true);
  const draft: DraftStorage<string> = {
    sharedKey: 'draft',
    read: () => null,
    savedAt: () => null,
    save,
    forget: () => {},
    isEmpty: (text) => text === '',
  };
  const { result, unmount } = renderHook(() => useDraftAutosave(draft, false, () => {}));
  return { save, autosave: result.current, unmount };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('[SAFE-04] a draft is saved once, when typing pauses', () => {
  const { save, autosave } = open();
  autosave.note('a');
  pass(399);
  autosave.note('ab');
  pass(399);
  expect(save).not.toHaveBeenCalled();
  pass(1);
  expect(save.mock.calls).toEqual([['ab']]);
});

it('[APP-05] a draft is saved at once when it is asked to, and not again', () => {
  const { save, autosave, unmount } = open();
  autosave.flush();
  autosave.note('a');
  act(() => autosave.flush());
  pass(400);
  unmount();
  expect(save.mock.calls).toEqual([['a']]);
});

it('a draft that is forgotten is not saved any more', () => {
  const { save, autosave, unmount } = open();
  autosave.note('a');
  autosave.stop();
  autosave.note('b');
  autosave.flush();
  unmount();
  expect(save).not.toHaveBeenCalled();
});
