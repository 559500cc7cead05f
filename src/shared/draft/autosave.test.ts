import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AUTOSAVE_MS, createAutosave } from './autosave.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createAutosave', () => {
  it('[SAFE-04] saves the last value once, when typing pauses', () => {
    const save = vi.fn();
    const autosave = createAutosave<string>(save);
    autosave.note('a');
    vi.advanceTimersByTime(AUTOSAVE_MS - 1);
    autosave.note('ab');
    vi.advanceTimersByTime(AUTOSAVE_MS - 1);
    expect(save).not.toHaveBeenCalled();
    expect(autosave.hasPending()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(save.mock.calls).toEqual([['ab']]);
    expect(autosave.hasPending()).toBe(false);
  });

  it('[APP-05] saves at once when it is asked to, and not again', () => {
    const save = vi.fn();
    const autosave = createAutosave<string>(save);
    autosave.flush();
    autosave.note('a');
    autosave.flush();
    vi.runAllTimers();
    expect(save.mock.calls).toEqual([['a']]);
  });

  it('saves nothing after it was stopped', () => {
    const save = vi.fn();
    const autosave = createAutosave<string>(save);
    autosave.note('a');
    autosave.stop();
    autosave.note('b');
    autosave.flush();
    vi.runAllTimers();
    expect(save).not.toHaveBeenCalled();
  });
});
