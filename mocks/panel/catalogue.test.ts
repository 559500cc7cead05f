import { describe, expect, it, vi } from 'vitest';
import { expectedTexts } from '../scenarios/expected-texts.ts';
import { permalinkFor } from '../scenarios/permalink.ts';
import { findScenario, scenarios } from '../scenarios/scenario.ts';
import { states } from '../scenarios/states.ts';
import { createMemoryStore } from '../store/text-stores.ts';
import { catalogueMarkdown, coverageOf, createEntries, groupBySlice, searchCatalogue } from './catalogue.ts';
import { createSeen } from './seen.ts';

const entries = createEntries();
const idsOf = (query: string) => searchCatalogue(entries, query).map(({ id }) => id);

describe('the search', () => {
  it.each([
    ['by id', 'application-409', ['application-409']],
    ['by text, with either apostrophe', 'don’t have permission', ['application-403']],
    ['by title and screen together', 'ACCOUNT name student/details', ['student-name-missing']],
    ['by requirement', 'app-08', ['application-409']],
  ])('finds %s', (_, query, ids) => {
    expect(idsOf(query)).toEqual(ids);
  });

  it('finds everything where nothing is asked, and nothing where nothing fits', () => {
    expect(idsOf(' ')).toHaveLength(scenarios.length + states.length);
    expect(idsOf('no row says this')).toEqual([]);
  });
});

describe('what has been seen', () => {
  it('is kept on the device and counted per slice and in all', () => {
    const store = createMemoryStore();
    const seen = createSeen(store);
    for (const id of ['application-409', 'application-409', 'contact-newsletter-empty']) seen.add(id);
    const again = createSeen(store);
    expect(coverageOf(entries, again.has)).toEqual({ seen: 2, all: entries.length });
    expect(coverageOf(groupBySlice(entries).get('application') ?? [], again.has).seen).toBe(1);
    again.clear();
    expect(seen.has('application-409')).toBe(false);
    store.set('eduempower.mock.seen', '{');
    expect(seen.has('application-409')).toBe(false);
  });

  it('is told at once to whom it concerns', () => {
    const seen = createSeen(createMemoryStore());
    const told = vi.fn();
    const stop = seen.subscribe(told);
    seen.add('application-409');
    stop();
    seen.add('contact-newsletter-empty');
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('becomes a report with a tick, a link and the exact text of each', () => {
    const report = catalogueMarkdown(entries, (id) => id === 'application-409', 'https://mock.test');
    expect(report).toContain(`# Catalogue (1 of ${entries.length} seen)`);
    expect(report).toContain(
      `| ✓ | [application-409](https://mock.test${permalinkFor(findScenario('application-409') ?? never())}) | The student has applied before | You have already applied for this scholarship. | APP-08 |`,
    );
    expect(report.split('\n').filter((line) => line.startsWith('| '))).toHaveLength(
      entries.length + groupBySlice(entries).size,
    );
  });
});

function never(): never {
  throw new Error('There is no scenario');
}

describe('the text that a scenario brings', () => {
  const textsOf = (id: string) => expectedTexts(findScenario(id) ?? never());

  it('is the error’s own, with anything in the place of a value', () => {
    expect(textsOf('application-409')).toEqual([/You have already applied for this scholarship\./]);
    const [large] = textsOf('student-document-large');
    expect('File large.pdf is too large (6.00MB). Maximum size is 5MB.').toMatch(large ?? /never/);
    expect('File large.pdf is not a PDF.').not.toMatch(large ?? /never/);
  });

  it('is what the server says, where the error’s text is the server’s', () => {
    expect(textsOf('application-other')).toEqual([
      /Applications for this scholarship are paused until Monday\./,
    ]);
    expect(textsOf('application-400')).toHaveLength(2);
    expect(textsOf('user-sync-failed')).toEqual([]);
  });
});
