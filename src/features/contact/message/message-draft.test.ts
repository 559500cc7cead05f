import { describe, expect, it } from 'vitest';
import { memoryArea } from '#shared/store/memory-area.test-utils.ts';
import { messageDraftStorage } from './message-draft.ts';

const draft = (message: string) => ({ message });

/** A device with one open tab. `be` sets the current user. */
function openDevice() {
  let [owner, time, tab]: [string | null, number, ReturnType<typeof memoryArea>] = [null, 0, memoryArea()];
  const local = memoryArea();
  const draftStorage = messageDraftStorage({
    owner: () => owner,
    session: () => tab,
    local: () => local,
    now: () => ++time,
  });
  return {
    draftStorage,
    local,
    be: (next: string | null) => {
      owner = next;
    },
    openNewTab: () => {
      tab = memoryArea();
    },
  };
}

describe('the draft of a message', () => {
  it('[SAFE-04] a signed-out visitor’s message draft stays in the tab, and a new tab cannot read it', () => {
    const { draftStorage, local, openNewTab } = openDevice();
    draftStorage.save(draft('Hello'));
    expect([draftStorage.read(), draftStorage.savedAt()]).toEqual([draft('Hello'), 1]);
    expect(local.entries.size).toBe(0);
    openNewTab();
    expect(draftStorage.read()).toBeNull();
  });

  it('[SAFE-04] [AUTH-07] a signed-in user’s message draft stays on the device, for that user only', () => {
    const { draftStorage, be, openNewTab } = openDevice();
    be('user_1');
    draftStorage.save(draft('Hello'));
    openNewTab();
    expect(draftStorage.read()).toEqual(draft('Hello'));
    be(null);
    expect(draftStorage.read()).toBeNull();
    be('user_2');
    expect(draftStorage.read()).toBeNull();
  });

  it('[SAFE-04] a message draft written before sign-in survives sign-in, and then belongs to the user', () => {
    const { draftStorage, be } = openDevice();
    draftStorage.save(draft('Hello'));
    be('user_1');
    expect(draftStorage.read()).toEqual(draft('Hello'));
    draftStorage.save(draft('Hello there'));
    expect(draftStorage.read()).toEqual(draft('Hello there'));
    be(null);
    expect(draftStorage.read()).toBeNull();
  });

  it('[SAFE-04] once the session has loaded, a user’s earlier message draft fills in the empty fields', () => {
    const { draftStorage, be, openNewTab } = openDevice();
    be('user_1');
    draftStorage.save({ ...draft('Hello'), name: 'Asha Sharma' });
    openNewTab();
    be(null);
    draftStorage.save({ name: 'Asha' });
    be('user_1');
    expect(draftStorage.read()).toEqual({ ...draft('Hello'), name: 'Asha' });
    be('user_2');
    expect(draftStorage.read()).toEqual({ name: 'Asha' });
  });

  it('[SAFE-04] at the next sign-in, a message draft written after the session ended replaces the user’s older draft', () => {
    const { draftStorage, be } = openDevice();
    be('user_1');
    draftStorage.save(draft('Hello'));
    be(null);
    draftStorage.save(draft('Hello there'));
    be('user_1');
    expect(draftStorage.read()).toEqual(draft('Hello there'));
  });

  it('a message draft cannot be read again after it is deleted or emptied', () => {
    const { draftStorage, be } = openDevice();
    draftStorage.save(draft('Hello'));
    be('user_1');
    draftStorage.forget();
    be(null);
    expect(draftStorage.read()).toBeNull();
    draftStorage.save(draft('Hello'));
    draftStorage.save({});
    expect(draftStorage.read()).toBeNull();
  });
});
