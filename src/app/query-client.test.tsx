import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => {
  onlineManager.setOnline(true);
});

it('[OUT-07] the query client runs a mutation immediately, even while the browser is offline', async () => {
  const queryClient = createQueryClient();
  onlineManager.setOnline(false);
  const mutationFn = vi.fn(async () => 'sent');
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn });
  expect(await mutation.execute(undefined)).toBe('sent');
});

it('[OUT-07] a new query client detects that the browser is offline, and notices when the connection returns', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  createQueryClient();
  expect(onlineManager.isOnline()).toBe(false);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(onlineManager.isOnline()).toBe(true);
});

it('[OUT-08] a query fails immediately while the browser is offline, and runs again when the connection returns', async () => {
  const queryClient = createQueryClient();
  queryClient.mount();
  onTestFinished(() => queryClient.unmount());
  onlineManager.setOnline(false);
  const queryFn = vi.fn(async () => {
    if (!onlineManager.isOnline()) throw new TypeError('Failed to fetch');
    return 'the list';
  });
  const observer = new QueryObserver(queryClient, { queryKey: ['list'], queryFn });
  onTestFinished(observer.subscribe(() => {}));
  await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('error'));
  expect(queryFn).toHaveBeenCalledOnce();
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('the list'));
});
