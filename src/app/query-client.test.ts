import { onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => {
  onlineManager.setOnline(true);
});

describe('createQueryClient', () => {
  it('[APP-12] sends at once while the browser says that it is offline, and does not wait unseen', async () => {
    onlineManager.setOnline(false);
    const queryClient = createQueryClient();
    const mutationFn = vi.fn(async () => 'sent');
    const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn });
    const sending = mutation.execute(undefined);
    await vi.waitFor(() => expect(mutationFn).toHaveBeenCalledOnce());
    expect(await sending).toBe('sent');
  });
});
