import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryArea } from '#shared/store/memory-area.test-utils.ts';
import { selectedScholarship } from './selected-scholarship-store.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryArea());
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => {
    vi.unstubAllGlobals();
    logged.mockRestore();
  };
});

describe('the selected scholarship', () => {
  it('[SCH-14] session storage keeps the id and title of the chosen scholarship', () => {
    expect(selectedScholarship.choose({ id: 'one', title: 'One' })).toBe(true);
    expect(selectedScholarship.read()).toEqual({ id: 'one', title: 'One' });
    expect(console.error).not.toHaveBeenCalled();
  });

  it('[SCH-14] selectedScholarship rejects a scholarship without an id, logs an error and stores nothing', () => {
    expect(selectedScholarship.choose({ id: '', title: 'None' })).toBe(false);
    expect(selectedScholarship.read()).toBeNull();
    expect(console.error).toHaveBeenCalledOnce();
  });

  it('selectedScholarship ignores an invalid stored value', () => {
    for (const text of ['{', '[]', '{"id":""}', 'null']) {
      sessionStorage.setItem('eduempower.selected-scholarship', text);
      expect(selectedScholarship.read()).toBeNull();
    }
  });
});
