import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { onFirstInteraction } from './first-interaction.ts';

afterEach(() => vi.useRealTimers());

it('calls back at the first key or press, and not again', async () => {
  const callback = vi.fn();
  onFirstInteraction(callback);
  expect(callback).not.toHaveBeenCalled();
  await userEvent.keyboard('a');
  await userEvent.click(document.body);
  await vi.waitFor(() => expect(callback).toHaveBeenCalledOnce());
});

// React would draw a field with its old text while the event that brings the new one is still on its way to it.
it('waits for the event to end, so that nothing draws the page anew in the middle of it', async () => {
  const callback = vi.fn();
  onFirstInteraction(callback);
  document.body.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await Promise.resolve();
  expect(callback).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(callback).toHaveBeenCalledOnce());
});

it('calls back after ten seconds of reading', () => {
  vi.useFakeTimers();
  const callback = vi.fn();
  onFirstInteraction(callback);
  vi.advanceTimersByTime(9_999);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledOnce();
});

it('is silent once it was stopped, even between the interaction and the callback', async () => {
  const before = vi.fn();
  onFirstInteraction(before)();
  const after = vi.fn();
  const stop = onFirstInteraction(after);
  const callback = vi.fn();
  onFirstInteraction(callback);
  document.body.click();
  stop();
  await vi.waitFor(() => expect(callback).toHaveBeenCalledOnce());
  expect(before).not.toHaveBeenCalled();
  expect(after).not.toHaveBeenCalled();
});
