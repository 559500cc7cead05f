import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Changes } from './changes.ts';
import { useDraft } from './use-draft.ts';

beforeEach(() => void vi.useFakeTimers());
const opened = { note: '' };

function open() {
  const save = vi.fn((_: Changes) => true);
  const storage = { sharedKey: 'draft', read: () => null, savedAt: () => null, save, forget: () => {} };
  const { result, unmount } = renderHook(() => {
    const form = useForm({ defaultValues: opened });
    return { form, draft: useDraft(form, { storage, opened }) };
  });
  const type = (note: string) => act(() => result.current.form.setValue('note', note));
  return { save, type, draft: result.current.draft, unmount };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('[SAFE-04] useDraft saves a draft once, when typing pauses', () => {
  const { save, type } = open();
  type('a');
  pass(399);
  type('ab');
  pass(399);
  expect(save).not.toHaveBeenCalled();
  pass(1);
  expect(save.mock.calls).toEqual([[{ note: 'ab' }]]);
});

it('[APP-05] flushing a draft saves it immediately, and only once', () => {
  const { save, type, draft, unmount } = open();
  draft.flush();
  type('a');
  act(() => draft.flush());
  pass(400);
  unmount();
  expect(save.mock.calls).toEqual([[{ note: 'a' }]]);
});

it('useDraft does not save a draft again after it is deleted', () => {
  const { save, type, draft, unmount } = open();
  type('a');
  draft.forget();
  type('b');
  act(() => draft.flush());
  unmount();
  expect(save).not.toHaveBeenCalled();
});
