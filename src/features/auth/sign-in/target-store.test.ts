import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryArea } from '#shared/store/memory-area.ts';
import { forgetStoredTarget, readStoredTarget, storeTarget } from './target-store.ts';

describe('the stored target', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', memoryArea());
    return () => vi.unstubAllGlobals();
  });

  it('[AUTH-03] is stored until the person has been sent there', () => {
    storeTarget('/crowdfunding/1');
    expect(readStoredTarget()).toBe('/crowdfunding/1');
    forgetStoredTarget();
    expect(readStoredTarget()).toBeNull();
  });

  it('is not followed half an hour later', () => {
    storeTarget('/crowdfunding/1', 0);
    expect(readStoredTarget(30 * 60_000)).toBeNull();
  });

  it('[AUTH-04] is checked again', () => {
    storeTarget('//evil.example');
    expect(readStoredTarget()).toBeNull();
  });
});
