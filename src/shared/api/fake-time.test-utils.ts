import { afterEach, beforeEach, vi } from 'vitest';

/** Runs the tests around it under fake time, `AbortSignal.timeout` included, and silences `console.error`. */
export function installFakeTime(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    // Fake time does not replace the platform's own timer.
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
