import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryArea } from '#shared/store/memory-area.test-utils.ts';
import { forgetStoredTarget, readStoredTarget, storeTarget } from './target-store.ts';

describe('the stored target', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', memoryArea());
    return () => vi.unstubAllGlobals();
  });

  it('[AUTH-03] storeTarget keeps the redirect target until forgetStoredTarget deletes it', () => {
    storeTarget('/crowdfunding/1');
    expect(readStoredTarget()).toBe('/crowdfunding/1');
    forgetStoredTarget();
    expect(readStoredTarget()).toBeNull();
  });

  it('a stored redirect target is ignored after half an hour', () => {
    storeTarget('/crowdfunding/1', 0);
    expect(readStoredTarget(30 * 60_000)).toBeNull();
  });

  it('[AUTH-04] an unsafe stored redirect target is rejected', () => {
    storeTarget('//evil.example');
    expect(readStoredTarget()).toBeNull();
  });
});
