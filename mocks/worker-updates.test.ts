import { describe, expect, it, vi } from 'vitest';
import { forgiveFailedUpdates } from './worker-updates.ts';

/**
 * Dispatches an unhandled rejection. Returns whether the browser would report the rejection, and a
 * mock listener that is called if the rejection reaches the page's other listeners.
 */
function reject(reason: unknown) {
  const page = new EventTarget();
  forgiveFailedUpdates(page);
  const heard = vi.fn();
  page.addEventListener('unhandledrejection', heard);
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  return { isReported: page.dispatchEvent(event), heard };
}

describe('forgiveFailedUpdates', () => {
  it('forgiveFailedUpdates suppresses the error of a failed service worker update', () => {
    const { isReported, heard } = reject(
      new TypeError(
        "Failed to update a ServiceWorker for scope ('https://x.test/') with script ('https://x.test/mock-worker.js'): Not found",
      ),
    );
    expect(isReported).toBe(false);
    expect(heard).not.toHaveBeenCalled();
  });

  it.each([new TypeError('Failed to fetch'), 'Failed to update a ServiceWorker', undefined])(
    'forgiveFailedUpdates lets the browser report any rejection other than the error of a failed update: %s',
    (reason) => {
      const { isReported, heard } = reject(reason);
      expect(isReported).toBe(true);
      expect(heard).toHaveBeenCalledOnce();
    },
  );
});
