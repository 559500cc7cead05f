import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => {
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
});

it('[OUT-07] a write outside a form, such as a decision, is sent at once even while the browser is offline', async () => {
  const queryClient = createQueryClient();
  onlineManager.setOnline(false);
  const mutationFn = vi.fn(async () => 'sent');
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn });
  expect(await mutation.execute(undefined)).toBe('sent');
});

it('[OUT-07] a page opened offline knows it, and notices the connection before it renders', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  createQueryClient();
  expect(onlineManager.isOnline()).toBe(false);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(onlineManager.isOnline()).toBe(true);
});
