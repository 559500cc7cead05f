import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { memoryArea } from './memory-area.test-utils.ts';
import { createPersistedStore } from './persisted-store.ts';
import { persistedValue } from './persisted-value.ts';

const schema = v.array(v.string());

function tab(area = memoryArea()) {
  return createPersistedStore(
    persistedValue({ key: 'likes', version: 1, schema, getStorage: () => area }),
    [],
  );
}

const add = (name: string) => (names: string[]) => [...names, name];

describe('createPersistedStore', () => {
  it('[SAFE-04] a persisted store starts with the stored value and stores each change', () => {
    const area = memoryArea();
    tab(area).getState().change(add('one'));
    expect(tab(area).getState().value).toEqual(['one']);
  });

  it('if two tabs change a persisted store, the store keeps both changes', () => {
    const area = memoryArea();
    const [first, second] = [tab(area), tab(area)];
    first.getState().change(add('one'));
    second.getState().change(add('two'));
    expect(second.getState().value).toEqual(['one', 'two']);
    expect(tab(area).getState().value).toEqual(['one', 'two']);
  });

  it('if the storage contains data from a newer version of the site, a persisted store keeps changes in memory and reports them as unsaved', () => {
    const area = memoryArea();
    const newer = JSON.stringify({ version: 2, data: { names: ['kept by newer code'] } });
    area.setItem('likes', newer);
    const store = tab(area);
    store.getState().change(add('one'));
    store.getState().change(add('two'));
    expect(store.getState()).toMatchObject({ value: ['one', 'two'], isSaved: false });
    expect([...area.entries]).toEqual([['likes', newer]]);
  });

  it.each([
    ['full', 'full'],
    ['blocked', 'shut'],
  ] as const)(
    'with a %s storage area, a persisted store keeps changes in memory and reports them as unsaved',
    (_, manner) => {
      const store = tab(memoryArea(manner));
      expect(store.getState().isSaved).toBe(true);
      store.getState().change(add('one'));
      store.getState().change(add('two'));
      expect(store.getState()).toMatchObject({ value: ['one', 'two'], isSaved: false });
    },
  );
});
