import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Makes the surrounding tests use fake timers, including for `AbortSignal.timeout`. Silences
 * `console.error`.
 */
export function installFakeTime(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    // Vitest's fake timers do not include `AbortSignal.timeout`.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('Too long', 'TimeoutError')), ms);
      return controller.signal;
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}
