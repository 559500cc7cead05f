import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => {
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
});

it('[OUT-07] a write that is no form’s, such as a decision, is sent at once while the browser says that it is offline', async () => {
  const queryClient = createQueryClient();
  onlineManager.setOnline(false);
  const mutationFn = vi.fn(async () => 'sent');
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn });
  expect(await mutation.execute(undefined)).toBe('sent');
});

it('[OUT-07] a page that is opened offline knows it, and hears of the connection before it is drawn', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  createQueryClient();
  expect(onlineManager.isOnline()).toBe(false);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(onlineManager.isOnline()).toBe(true);
});
