import { describe, expect, it, vi } from 'vitest';
import { expectedTexts } from '../scenarios/expected-texts.ts';
import { findScenario, scenarios } from '../scenarios/scenario.ts';
import { states } from '../scenarios/states.ts';
import { createMemoryStore } from '../store/text-stores.ts';
import { coverageOf, createEntries, groupBySlice, neighbourOf, searchCatalogue } from './catalogue.ts';
import { createProgress } from './progress.ts';

const entries = createEntries();
const idsOf = (query: string) => searchCatalogue(entries, query).map(({ id }) => id);

describe('the search', () => {
  it.each([
    ['by id', 'application-409', ['application-409']],
    ['by text, with either apostrophe', 'don’t have permission', ['application-403']],
    [
      'by title and screen together',
      'ACCOUNT name student/details',
      ['student-name-missing', 'student-name-unsaved'],
    ],
    ['by the server’s message', 'paused until monday', ['application-other']],
    ['by requirement', 'app-08', ['application-409']],
  ])('the mock panel’s search finds states %s', (_, query, ids) => {
    expect(idsOf(query)).toEqual(ids);
  });

  it('the mock panel’s search finds every state for an empty query, and none for unknown words', () => {
    expect(idsOf(' ')).toHaveLength(scenarios.length + states.length);
    expect(idsOf('no row says this')).toEqual([]);
  });
});

describe('a pass over the states', () => {
  it('the mock panel’s results survive a reload, and opening a state again does not reset its result', () => {
    const store = createMemoryStore();
    const progress = createProgress(store);
    progress.see('contact-newsletter-empty');
    progress.see('application-409');
    progress.see('application-409');
    progress.judge('application-403', 'fail');
    const again = createProgress(store);
    const isSeen = (id: string) => again.of(id) !== null;
    expect(coverageOf(entries, isSeen)).toBe(`3 of ${entries.length} seen`);
    expect(coverageOf(groupBySlice(entries).get('application') ?? [], isSeen)).toMatch(/^2 of/);
    again.see('application-403');
    expect(again.of('application-403')).toBe('fail');
    again.clear();
    expect(progress.of('contact-newsletter-empty')).toBeNull();
    store.set('eduempower.mock.progress', '{');
    expect(progress.of('application-409')).toBeNull();
  });

  it('the mock panel parses the stored results only once for all states', () => {
    const progress = createProgress(createMemoryStore());
    progress.see('application-409');
    const parse = vi.spyOn(JSON, 'parse');
    for (const { id } of entries) progress.of(id);
    expect(parse).toHaveBeenCalledOnce();
    parse.mockRestore();
  });

  it('the mock panel’s progress store notifies a listener of each change until the listener unsubscribes', () => {
    const progress = createProgress(createMemoryStore());
    const listener = vi.fn();
    const stop = progress.subscribe(listener);
    progress.see('application-409');
    stop();
    progress.judge('contact-newsletter-empty', 'pass');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('neighbourOf visits every state once in either direction, then starts over', () => {
    const all = () => true;
    const walk = (direction: 'next' | 'previous') => {
      const ids: string[] = [];
      let current: string | null = null;
      do {
        current = neighbourOf(entries, current, direction, all)?.id ?? null;
        if (current !== null) ids.push(current);
      } while (ids.length < entries.length);
      return [ids, neighbourOf(entries, current, direction, all)?.id] as const;
    };
    const ids = entries.map(({ id }) => id);
    expect(walk('next')).toEqual([ids, ids[0]]);
    expect(walk('previous')).toEqual([ids.toReversed(), ids.at(-1)]);
  });

  it('neighbourOf visits only the states in scope, and returns null if no other state is in scope', () => {
    const inContact = ({ slice }: { slice: string }) => slice === 'contact';
    expect(neighbourOf(entries, 'application-409', 'next', inContact)?.slice).toBe('contact');
    expect(neighbourOf(entries, 'application-409', 'next', ({ id }) => id === 'application-409')).toBeNull();
  });
});

function never(): never {
  throw new Error('No such scenario');
}

describe('the text of a scenario', () => {
  const textsOf = (id: string) => expectedTexts(findScenario(id) ?? never());

  it('expectedTexts matches the text of a scenario’s error, with any value for each placeholder', () => {
    expect(textsOf('application-409')).toEqual([/You have already applied for this scholarship\./]);
    const [large] = textsOf('student-document-large');
    expect('File large.pdf is too large (6.00MB). Maximum size is 5MB.').toMatch(large ?? /never/);
    expect('File large.pdf is not a PDF.').not.toMatch(large ?? /never/);
  });

  it('expectedTexts includes the server’s message if the scenario’s error shows that message', () => {
    expect(textsOf('application-other')).toEqual([
      /Applications for this scholarship are paused until Monday\./,
    ]);
    expect(textsOf('application-400')).toHaveLength(2);
    expect(textsOf('student-upload-refused')).toEqual([
      /Upload failed: The storage service is being moved\. It will be back in a few minutes\./,
    ]);
  });

  it('every mock state has an expected text or a hint, and no expected text consists only of a placeholder', () => {
    const open = entries.filter(({ words, lookFor }) =>
      words.length === 0 ? lookFor === null : words.some((text) => /^\{\w+\}$/.test(text)),
    );
    expect(open.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ['application-no-scholarship', { address: '/scholarship' }],
    ['user-sync-failed', { call: 'users.registerOrUpdate' }],
    ['user-sync-failed~network', { call: 'users.registerOrUpdate' }],
    ['analytics-nothing-stored', { text: expect.stringContaining('Create your first scholarship') }],
    ['auth-script-failed', { text: 'We couldn’t load sign-in.' }],
  ])('the catalogue entry %s, which has no error text, says what to look for', (id, proof) => {
    expect(entries.find((entry) => entry.id === id)?.lookFor).toMatchObject({
      hint: expect.stringMatching(/\.$/),
      ...proof,
    });
  });
});
