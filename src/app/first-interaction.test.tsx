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
  expect(callback).toHaveBeenCalledOnce();
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

it('is silent once it was stopped', async () => {
  const callback = vi.fn();
  onFirstInteraction(callback)();
  await userEvent.keyboard('a');
  expect(callback).not.toHaveBeenCalled();
});
