import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLeaving, watchLeaving, whenStaying } from './leaving.ts';

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  stop = watchLeaving();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('leaving', () => {
  it.each(['beforeunload', 'pagehide'])('is known as soon as %s is fired', (event) => {
    expect(isLeaving()).toBe(false);
    window.dispatchEvent(new Event(event));
    expect(isLeaving()).toBe(true);
  });

  it('is over when Back brings the document again', () => {
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pageshow'));
    expect(isLeaving()).toBe(false);
  });

  it('has what followed the storage look again when Back brings the document as it was left', () => {
    const look = vi.fn();
    window.addEventListener('storage', look);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(look).not.toHaveBeenCalled();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    window.removeEventListener('storage', look);
    expect(look).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: null }));
  });

  it('makes what waits for it wait until the departure has not come about', async () => {
    const done = vi.fn();
    window.dispatchEvent(new Event('beforeunload'));
    void whenStaying().then(done);
    await vi.advanceTimersByTimeAsync(9000);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(done).toHaveBeenCalledOnce();
    expect(isLeaving()).toBe(false);
  });
});
