import { beforeEach, describe, expect, it } from 'vitest';
import { memoryArea } from '../store/memory-area.test-utils.ts';
import { createDraftStorage } from './draft-storage.ts';
import { DRAFT_LIFETIME_MS, deleteDrafts, deleteExpiredDrafts, hasUnsent } from './stored-drafts.ts';

const DAY = 86_400_000;
let [session, local] = [memoryArea(), memoryArea()];
let time = 0;
const areas = [() => session, () => local];

beforeEach(() => {
  [session, local] = [memoryArea(), memoryArea()];
  time = 100 * DAY;
});

function draftOf(userId: string, ...parts: string[]) {
  return createDraftStorage({
    name: 'application-draft',
    userId,
    parts,
    session: () => session,
    local: () => local,
    now: () => time,
  });
}

describe('a draft', () => {
  it('[SAFE-04] a draft can be read for 30 days after its last save, and is then deleted from the device', () => {
    const draft = draftOf('user_1');
    draft.save({ whyNeed: 'Why I need it' });
    time += DRAFT_LIFETIME_MS;
    expect(draft.read()).toEqual({ whyNeed: 'Why I need it' });
    time += 1;
    expect(draft.read()).toBeNull();
    expect(draft.savedAt()).toBeNull();
    expect([...local.entries, ...session.entries]).toEqual([]);
  });

  it('[SAFE-04] a draft in an older format is moved to another key, so that a new draft can be saved', () => {
    const value = { changes: { address: 'Pune' }, documents: {} };
    const earlier = JSON.stringify({ version: 2, data: { value, savedAt: time } });
    const key = 'eduempower.application-draft.user_1';
    for (const area of [session, local]) area.setItem(key, earlier);
    const draft = draftOf('user_1');
    expect([draft.read(), draft.savedAt()]).toEqual([null, null]);
    expect(draft.save({ address: 'Mysuru' })).toBe(true);
    expect(draftOf('user_1').read()).toEqual({ address: 'Mysuru' });
    expect(local.getItem(`${key}.unreadable`)).toBe(earlier);
  });
});

describe('deleteExpiredDrafts', () => {
  it('[AUTH-07] deleteExpiredDrafts deletes every user’s drafts that are older than 30 days, and nothing else', () => {
    draftOf('user_1').save({ whyNeed: 'old' });
    local.setItem('eduempower.campaign-marks.user_1', '{"version":1,"data":{"savedAt":0}}');
    local.setItem('eduempower.application-draft.user_3', 'not a draft');
    time += DRAFT_LIFETIME_MS;
    draftOf('user_2', 'sch_1').save({ whyNeed: 'new' });
    deleteExpiredDrafts(areas, time + 1);
    expect([...local.entries.keys()]).toEqual([
      'eduempower.campaign-marks.user_1',
      'eduempower.application-draft.user_3',
      'eduempower.application-draft.user_2.sch_1',
    ]);
    expect([...session.entries.keys()]).toEqual(['eduempower.application-draft.user_2.sch_1']);
  });
});

describe('deleteDrafts', () => {
  it('[AUTH-07] deleteDrafts deletes only one user’s drafts and guardian data, in the tab and on the device', () => {
    draftOf('user_1', 'sch_1').save({ whyNeed: 'mine' });
    draftOf('user_1.sch_1').save({ whyNeed: 'of a person whose id looks like the key of another' });
    local.setItem('eduempower.student-draft.user_1.unreadable', 'put aside');
    local.setItem('eduempower.guardian.user_1', 'an address');
    local.setItem('eduempower.pending-payments.user_1', 'a payment');
    expect(hasUnsent('user_1', areas)).toBe(true);
    deleteDrafts('user_1', areas);
    expect(hasUnsent('user_1', areas)).toBe(false);
    expect([...local.entries.keys()]).toEqual([
      'eduempower.application-draft.user_1%2Esch_1',
      'eduempower.pending-payments.user_1',
    ]);
    expect(hasUnsent('user_1.sch_1', [() => session])).toBe(true);
  });

  it('[AUTH-07] a form that was open when its draft was deleted cannot write the draft back', () => {
    const draft = draftOf('user_1');
    draft.save({ whyNeed: 'mine' });
    deleteDrafts('user_1', areas);
    expect(draft.save({ whyNeed: 'still under way' })).toBe(false);
    expect([...local.entries, ...session.entries]).toEqual([]);
    expect(draftOf('user_2').save({ whyNeed: 'of another person' })).toBe(true);
    expect(draftOf('user_1').save({ whyNeed: 'of the next session' })).toBe(true);
  });

  it('if the storage is blocked or missing, hasUnsent returns false and deleteDrafts does not throw', () => {
    const shut = [() => memoryArea('shut'), () => null];
    expect(hasUnsent('user_1', shut)).toBe(false);
    expect(() => deleteDrafts('user_1', shut)).not.toThrow();
  });
});
