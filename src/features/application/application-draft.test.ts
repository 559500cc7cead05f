import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryArea } from '#shared/store/memory-area.test-utils.ts';
import { applicationDraftStorage } from './application-draft.ts';

const answers = { whyNeed: 'Fees', whyFit: 'Marks', otherScholarships: true };

function draftStorage(over: Partial<Parameters<typeof applicationDraftStorage>[0]> = {}) {
  const [session, local] = [memoryArea(), memoryArea()];
  const options = {
    userId: 'user_1',
    scholarshipId: 'sch_1',
    session: () => session,
    local: () => local,
    ...over,
  };
  return { session, local, options, draft: applicationDraftStorage(options) };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('applicationDraftStorage', () => {
  it('[APP-05] applicationDraftStorage saves both answers and the checkbox in session storage', () => {
    const { options, draft } = draftStorage();
    expect(draft.save(answers)).toBe(true);
    expect(applicationDraftStorage({ ...options, local: () => null }).read()).toEqual(answers);
  });

  it('[SAFE-04] applicationDraftStorage restores a draft in a new tab from the copy in local storage', () => {
    const { options, draft } = draftStorage();
    draft.save(answers);
    expect(applicationDraftStorage({ ...options, session: () => memoryArea() }).read()).toEqual(answers);
  });

  it('applicationDraftStorage restores the newer of a draft’s two copies', () => {
    let time = 1;
    const { options, draft } = draftStorage({ now: () => time });
    draft.save(answers);
    time = 2;
    const otherTab = applicationDraftStorage({ ...options, session: () => memoryArea() });
    otherTab.save({ ...answers, whyFit: 'Newer' });
    expect(draft.read()?.whyFit).toBe('Newer');
  });

  it('applicationDraftStorage does not restore a draft that another tab has deleted', () => {
    const { options, draft, session } = draftStorage();
    draft.save(answers);
    applicationDraftStorage({ ...options, session: () => memoryArea() }).forget();
    expect([draft.read(), draft.savedAt(), session.entries.size]).toEqual([null, null, 0]);
  });

  it('[SAFE-04] applicationDraftStorage restores a draft in the same tab even if local storage is full', () => {
    const { options, draft } = draftStorage({ local: () => memoryArea('full') });
    draft.save(answers);
    expect(applicationDraftStorage({ ...options, local: () => memoryArea() }).read()).toEqual(answers);
  });

  it('[SAFE-04] applicationDraftStorage never overwrites a draft from a newer app version, and reports that the current draft was not saved', () => {
    const { options, draft, local } = draftStorage();
    draft.save(answers);
    const [key = ''] = local.entries.keys();
    const newer = JSON.stringify({ version: 99, data: { pages: [] } });
    local.setItem(key, newer);
    const tab = applicationDraftStorage({ ...options, session: () => null });
    expect(tab.read()).toBeNull();
    expect(draft.save({ ...answers, whyFit: 'Typed in an old tab' })).toBe(false);
    expect(draft.read()?.whyFit).toBe('Typed in an old tab');
    draft.forget();
    expect([...local.entries]).toEqual([[key, newer]]);
  });

  it('[AUTH-07] applicationDraftStorage restores a draft only for the user and scholarship it was saved for', () => {
    const { options, draft } = draftStorage();
    draft.save(answers);
    expect(applicationDraftStorage({ ...options, userId: 'user_2' }).read()).toBeNull();
    expect(applicationDraftStorage({ ...options, scholarshipId: 'sch_2' }).read()).toBeNull();
  });

  it('a deleted or emptied application draft leaves nothing in storage', () => {
    const { draft, session, local } = draftStorage();
    draft.save(answers);
    draft.forget();
    draft.save(answers);
    draft.save({});
    expect([draft.read(), session.entries.size, local.entries.size]).toEqual([null, 0, 0]);
  });

  it('[SAFE-04] applicationDraftStorage reports a draft as saved if session storage or local storage accepts the draft', () => {
    expect(draftStorage({ session: () => memoryArea('shut') }).draft.save(answers)).toBe(true);
    expect(draftStorage({ local: () => memoryArea('full') }).draft.save(answers)).toBe(true);
    const { draft } = draftStorage({ session: () => memoryArea('full'), local: () => null });
    expect(draft.save(answers)).toBe(false);
    expect(draft.read()).toBeNull();
  });

  it('[SAFE-02] applicationDraftStorage ignores invalid data in storage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (garbage) => {
        const { draft, session, local } = draftStorage();
        session.setItem(draft.sharedKey, garbage);
        local.setItem(draft.sharedKey, garbage);
        expect(draft.read()).toBeNull();
      }),
    );
  });

  it('[MINE-02] [SAFE-04] applicationDraftStorage keeps every character of an answer that exceeds the form’s limit', () => {
    const { draft } = draftStorage();
    draft.save({ ...answers, whyNeed: 'a'.repeat(9000) });
    expect(draft.read()?.whyNeed).toHaveLength(9000);
  });
});
