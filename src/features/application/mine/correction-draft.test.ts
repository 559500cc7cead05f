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

/** An empty device on which `now` is the current time. */
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
  it('the sent answers become the draft', () => {
    const { place, draft, others } = device();
    keepAnswers(place, sent({ otherScholarships: true }));
    expect(draft.read()).toEqual({ whyNeed: NEED, whyFit: FIT, otherScholarships: true });
    expect(others()).toBeNull();
  });

  it('sent answers that exceed the form’s limit enter the draft uncut', () => {
    const [need, fit] = ['n'.repeat(6300), 'f'.repeat(2600)];
    const { place, draft } = device();
    keepAnswers(place, sent({ scholarshipReason: composeReason({ need, fit }) }));
    expect(draft.read()).toMatchObject({ whyNeed: need, whyFit: fit });
  });

  it('a sent text without headings goes into the first answer, uncut', () => {
    const { place, draft } = device();
    keepAnswers(place, sent({ scholarshipReason: 'z'.repeat(3000) }));
    expect(draft.read()).toMatchObject({ whyNeed: 'z'.repeat(3000), whyFit: '' });
  });

  it.each([
    ['that is newer', LATER, {}],
    ['if the application has no date', {}, { createdAt: null }],
  ])('the sent answers do not replace a draft %s, and are kept beside it', (_, time, change) => {
    const { place, draft, others } = device(time);
    const written = `Newer. ${'w'.repeat(100)}`;
    draft.save({ whyNeed: written });
    keepAnswers(place, sent(change));
    expect(draft.read()).toMatchObject({ whyNeed: written, whyFit: FIT });
    expect(others()).toEqual({ whyNeed: NEED });
  });

  it.each([
    ['an older draft', {}, `Older. ${'o'.repeat(100)}`],
    ['a newer draft of a few words', LATER, 'A few words'],
  ])('the sent answers replace %s, which is kept beside them', (_, time, written) => {
    const { place, draft, others } = device(time);
    draft.save({ whyNeed: written });
    keepAnswers(place, sent());
    expect(draft.read()).toMatchObject({ whyNeed: NEED, whyFit: FIT });
    expect(others()).toEqual({ whyNeed: written });
  });

  it('repeated attempts to withdraw keep the other version only once', () => {
    const { place, draft, others } = device(LATER);
    draft.save({ whyNeed: 'A few words' });
    keepAnswers(place, sent());
    keepAnswers(place, sent());
    expect(others()).toEqual({ whyNeed: 'A few words' });
    draft.save({ whyNeed: 'Other words', whyFit: FIT });
    keepAnswers(place, sent());
    expect(others()).toEqual({ whyNeed: 'A few words\n\nOther words' });
  });

  it('a device that cannot store the answers throws an error', () => {
    const { place } = device({ storage: 'full' });
    expect(() => keepAnswers(place, sent())).toThrow(DraftNotKeptError);
  });
});
