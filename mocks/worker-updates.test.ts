import { describe, expect, it, vi } from 'vitest';
import { forgiveFailedUpdates } from './worker-updates.ts';

/** A page on which a rejection is not handled: which listeners hear of it, and whether a browser would tell. */
function reject(reason: unknown) {
  const page = new EventTarget();
  forgiveFailedUpdates(page);
  const heard = vi.fn();
  page.addEventListener('unhandledrejection', heard);
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  return { isTold: page.dispatchEvent(event), heard };
}

describe('forgiveFailedUpdates', () => {
  it('a failed update of the worker isn’t an error, because the page was left', () => {
    const { isTold, heard } = reject(
      new TypeError(
        "Failed to update a ServiceWorker for scope ('https://x.test/') with script ('https://x.test/mock-worker.js'): Not found",
      ),
    );
    expect(isTold).toBe(false);
    expect(heard).not.toHaveBeenCalled();
  });

  it.each([new TypeError('Failed to fetch'), 'Failed to update a ServiceWorker', undefined])(
    'any other rejection stays an error: %s',
    (reason) => {
      const { isTold, heard } = reject(reason);
      expect(isTold).toBe(true);
      expect(heard).toHaveBeenCalledOnce();
    },
  );
});
