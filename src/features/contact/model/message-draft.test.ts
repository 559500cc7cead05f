import { describe, expect, it } from 'vitest';
import type { EmailMessage } from '#shared/ports/email.ts';
import { memoryArea } from '#shared/store/memory-area.ts';
import { messageDraftKeeper } from './message-draft.ts';
import { NO_MESSAGE } from './message-fields.ts';

const draft = (message: string): EmailMessage => ({ ...NO_MESSAGE, message });

/** A device with its tab, and whoever sits before it. */
function openDevice() {
  let [owner, time, tab]: [string | null, number, ReturnType<typeof memoryArea>] = [null, 0, memoryArea()];
  const local = memoryArea();
  const keeper = messageDraftKeeper({
    owner: () => owner,
    session: () => tab,
    local: () => local,
    now: () => ++time,
  });
  return {
    keeper,
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
  it('[SAFE-04] is there again in the same tab while nobody is signed in, and is no other person’s', () => {
    const { keeper, local, openNewTab } = openDevice();
    keeper.save(draft('Hello'));
    expect([keeper.read(), keeper.savedAt()]).toEqual([draft('Hello'), 1]);
    expect(local.entries.size).toBe(0);
    openNewTab();
    expect(keeper.read()).toBeNull();
  });

  it('[SAFE-04] [AUTH-07] of somebody who is signed in stays on the device for them alone', () => {
    const { keeper, be, openNewTab } = openDevice();
    be('user_1');
    keeper.save(draft('Hello'));
    openNewTab();
    expect(keeper.read()).toEqual(draft('Hello'));
    be(null);
    expect(keeper.read()).toBeNull();
    be('user_2');
    expect(keeper.read()).toBeNull();
  });

  it('[SAFE-04] that was begun before signing in goes on, and leaves the tab', () => {
    const { keeper, be } = openDevice();
    keeper.save(draft('Hello'));
    be('user_1');
    expect(keeper.read()).toEqual(draft('Hello'));
    keeper.save(draft('Hello there'));
    expect(keeper.read()).toEqual(draft('Hello there'));
    be(null);
    expect(keeper.read()).toBeNull();
  });

  it('[SAFE-04] that went on after the session had ended is the newer one', () => {
    const { keeper, be } = openDevice();
    be('user_1');
    keeper.save(draft('Hello'));
    be(null);
    keeper.save(draft('Hello there'));
    be('user_1');
    expect(keeper.read()).toEqual(draft('Hello there'));
  });

  it('is gone for good when it is forgotten, or holds nothing any more', () => {
    const { keeper, be } = openDevice();
    keeper.save(draft('Hello'));
    be('user_1');
    keeper.forget();
    be(null);
    expect(keeper.read()).toBeNull();
    keeper.save(draft('Hello'));
    keeper.save(draft('  '));
    expect(keeper.read()).toBeNull();
  });
});
