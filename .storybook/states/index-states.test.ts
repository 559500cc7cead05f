import { expect, it, onTestFinished, vi } from 'vitest';
import type * as errorCatalogue from '#contract/error-catalogue.ts';
import { createEntries } from '#mocks/panel/catalogue.ts';
import { statesIndexer, statesPlugin } from './index-states.ts';

const listed = await statesIndexer.createIndex('site.states.ts', { makeTitle: (title) => title ?? '' });

it('the Storybook index lists one story per mock state, each with a unique export name', () => {
  expect(listed).toHaveLength(createEntries().length);
  expect(new Set(listed.map(({ exportName }) => exportName)).size).toBe(listed.length);
});

it('Storybook tests skip states that need sign-in, and test only the first cause of each error', () => {
  const tested = listed.filter(({ tags }) => !tags?.includes('!test')).map(({ exportName }) => exportName);
  expect(tested).toContain('scholarshipListFailed');
  expect(tested).not.toContain('scholarshipListFailedNetwork');
  expect(tested).not.toContain('application409');
});

it.each([
  ['scholarshipListFailed', 'server error 500'],
  ['scholarshipListFailedNetwork', 'offline'],
  ['scholarshipListFailedHang', 'timeout'],
  ['application409', 'refused 409'],
  ['scholarshipListEmpty', 'empty'],
  ['dashboardEmpty', 'empty'],
])('the story name of %s ends with the search words “%s”', (state, words) => {
  expect(listed.find(({ exportName }) => exportName === state)?.name).toMatch(new RegExp(` · ${words}$`));
});

it('the generated states file exports every story in the Storybook index', () => {
  const { handler } = statesPlugin.transform as {
    readonly handler: (code: string) => { readonly code: string };
  };
  const { code } = handler('');
  const missing = listed.filter(({ exportName }) => !code.includes(`export const ${exportName} = {`));
  expect(missing).toEqual([]);
});

it('if an error id has no entry, Storybook fails to start with a message that names the id', async () => {
  vi.resetModules();
  vi.doMock('#contract/error-catalogue.ts', async (original) => {
    const catalogue = await original<typeof errorCatalogue>();
    return { ...catalogue, errorIds: [...catalogue.errorIds, 'contact-planted'] };
  });
  onTestFinished(() => {
    vi.doUnmock('#contract/error-catalogue.ts');
    vi.resetModules();
  });
  await expect(import('../main.ts')).rejects.toThrow(
    '“contact-planted” has no entry in mocks/scenarios/errors.',
  );
});
