import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLeaving, watchLeaving, whenStaying } from './leaving.ts';

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  stop = watchLeaving();
});
afterEach(() => {
  stop();
});

describe('leaving', () => {
  it.each(['beforeunload', 'pagehide'])('isLeaving is true as soon as %s fires', (event) => {
    expect(isLeaving()).toBe(false);
    window.dispatchEvent(new Event(event));
    expect(isLeaving()).toBe(true);
  });

  it('isLeaving is false when Back restores the document', () => {
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pageshow'));
    expect(isLeaving()).toBe(false);
  });

  it('watchLeaving fires a storage event when Back restores the document from the back/forward cache', () => {
    const look = vi.fn();
    window.addEventListener('storage', look);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(look).not.toHaveBeenCalled();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    window.removeEventListener('storage', look);
    expect(look).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: null }));
  });

  it('after beforeunload, whenStaying resolves once the user has stayed for about 10 seconds', async () => {
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
