import { describe, expect, it } from 'vitest';
import { anApplication } from '#mocks/testing/records.ts';
import { memoryArea } from '#shared/store/memory-area.test-utils.ts';
import { applicationDraftStorage, otherAnswersStorage } from '../application-draft.ts';
import { composeReason } from '../reason.ts';
import { keepAnswers } from './correction-draft.ts';
import { DraftNotKeptError } from './withdraw-failure.ts';

const NEED = `Fees. ${'x'.repeat(100)}`;
const FIT = `Marks. ${'y'.repeat(100)}`;
const SENT_AT = '2026-11-20T10:00:00.000Z';
const sent = (change: object = {}) =>
  anApplication({
    scholarshipReason: composeReason({ need: NEED, fit: FIT }),
    createdAt: SENT_AT,
    ...change,
  });

/** A device without drafts, whose clock shows `now`. */
function device({ now = '2026-11-19T10:00:00.000Z', storage }: { now?: string; storage?: 'full' } = {}) {
  const [session, local] = [memoryArea(storage), memoryArea(storage)];
  const place = {
    userId: 'user_1',
    scholarshipId: 'sch_1',
    session: () => session,
    local: () => local,
    now: () => Date.parse(now),
  };
  const draft = applicationDraftStorage(place);
  return { place, draft, others: () => otherAnswersStorage(place).read() };
}
const LATER = { now: '2026-11-21T10:00:00.000Z' };

describe('[MINE-02] correcting an application', () => {
  it('correcting an application copies its answers into the draft', () => {
    const { place, draft, others } = device();
    keepAnswers(place, sent({ otherScholarships: true }));
    expect(draft.read()).toEqual({ whyNeed: NEED, whyFit: FIT, otherScholarships: true });
    expect(others()).toBeNull();
  });

  it('correcting an application copies answers to the draft without shortening them to the form’s limit', () => {
    const [need, fit] = ['n'.repeat(6300), 'f'.repeat(2600)];
    const { place, draft } = device();
    keepAnswers(place, sent({ scholarshipReason: composeReason({ need, fit }) }));
    expect(draft.read()).toMatchObject({ whyNeed: need, whyFit: fit });
  });

  it('if an application’s text has no headings, correcting the application copies the full text into the first answer', () => {
    const { place, draft } = device();
    keepAnswers(place, sent({ scholarshipReason: 'z'.repeat(3000) }));
    expect(draft.read()).toMatchObject({ whyNeed: 'z'.repeat(3000), whyFit: '' });
  });

  it.each([
    ['that is newer', LATER, {}],
    ['if the application has no date', {}, { createdAt: null }],
  ])(
    'correcting an application does not replace a draft %s, and keeps the sent answer beside the draft',
    (_, time, change) => {
      const { place, draft, others } = device(time);
      const written = `Newer. ${'w'.repeat(100)}`;
      draft.save({ whyNeed: written });
      keepAnswers(place, sent(change));
      expect(draft.read()).toMatchObject({ whyNeed: written, whyFit: FIT });
      expect(others()).toEqual({ whyNeed: NEED });
    },
  );

  it.each([
    ['an older draft', {}, `Older. ${'o'.repeat(100)}`],
    ['a newer draft of a few words', LATER, 'A few words'],
  ])(
    'correcting an application replaces %s, and keeps the replaced text beside the new draft',
    (_, time, written) => {
      const { place, draft, others } = device(time);
      draft.save({ whyNeed: written });
      keepAnswers(place, sent());
      expect(draft.read()).toMatchObject({ whyNeed: NEED, whyFit: FIT });
      expect(others()).toEqual({ whyNeed: written });
    },
  );

  it('correcting an application twice saves each replaced version only once', () => {
    const { place, draft, others } = device(LATER);
    draft.save({ whyNeed: 'A few words' });
    keepAnswers(place, sent());
    keepAnswers(place, sent());
    expect(others()).toEqual({ whyNeed: 'A few words' });
    draft.save({ whyNeed: 'Other words', whyFit: FIT });
    keepAnswers(place, sent());
    expect(others()).toEqual({ whyNeed: 'A few words\n\nOther words' });
  });

  it('correcting an application fails if the device cannot store the answers', () => {
    const { place } = device({ storage: 'full' });
    expect(() => keepAnswers(place, sent())).toThrow(DraftNotKeptError);
  });
});
