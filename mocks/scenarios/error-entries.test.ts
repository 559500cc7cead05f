import { expect, it } from 'vitest';
import { operationIds } from '#contract/endpoints.ts';
import { errorIds, errorText } from '#contract/error-catalogue.ts';
import { answersOf, errorEntry } from './error-entries.ts';
import { defineEntries } from './errors/define-entries.ts';

it.each(errorIds)(
  'the error entry %s has the contract’s text, and its triggers name operations of the contract',
  (id) => {
    const { text, triggers } = errorEntry(id);
    expect(text).toBe(errorText(id));
    expect(text === null || text.length > 0).toBe(true);
    for (const trigger of triggers) {
      if ('operation' in trigger) expect(operationIds).toContain(trigger.operation);
    }
  },
);

it('answersOf lists an entry’s responses in order, and omits triggers of other kinds', () => {
  const { triggers } = errorEntry('campaign-list-failed');
  expect(triggers.map(({ kind }) => kind)).toContain('network');
  expect(answersOf('campaign-list-failed')).toEqual(triggers.filter(({ kind }) => kind === 'answer'));
});

it('the compiler requires an entry for every error id, and an error id for every entry', () => {
  const { lookFor: _, ...entry } = errorEntry('application-409');
  const define = defineEntries<{ readonly 'a-text': 'A text.' }>();
  // @ts-expect-error: the text has no entry
  expect(define({})).toEqual({});
  // @ts-expect-error: `no-text` has an entry but no text
  expect(define({ 'a-text': entry, 'no-text': entry })).toHaveProperty('no-text');
});

it('if an error has no text, the compiler requires its entry to say what to look for', () => {
  const { lookFor: _, ...entry } = errorEntry('user-sync-failed');
  const define = defineEntries<{ readonly silent: null }>();
  // @ts-expect-error: the entry has no `lookFor`
  expect(define({ silent: entry })).toHaveProperty('silent');
  const lookFor = { hint: 'The list opens.', address: '/scholarship' };
  expect(define({ silent: { ...entry, lookFor } })).toHaveProperty('silent.lookFor');
});
