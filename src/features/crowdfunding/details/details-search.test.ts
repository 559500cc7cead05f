import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { campaignPageSearch } from './details-search.ts';

it.each([
  [{}, {}],
  [
    { tab: 'updates', edit: true },
    { tab: 'updates', edit: true },
  ],
  [{ tab: 'constructor', edit: 'yes' }, {}],
  [{ tab: { a: 1 }, edit: [true] }, {}],
  [
    { amount: 500, tab: 'about' },
    { amount: 500, tab: 'about' },
  ],
])('[CF-07] [CF-12] the search parameters %j are read as %j', (address, asked) => {
  expect(v.parse(campaignPageSearch, address)).toEqual(asked);
});

/** Valibot drops names that are special in objects. */
const names = fc.string().filter((name) => !['__proto__', 'prototype', 'constructor'].includes(name));

it('[CF-07] any search parameters can be read, and unknown ones are kept', () => {
  fc.assert(
    fc.property(fc.dictionary(names, fc.anything()), (address) => {
      const { tab, edit, ...others } = v.parse(campaignPageSearch, address);
      const { tab: _tab, edit: _edit, ...kept } = address;
      expect([undefined, 'about', 'updates']).toContain(tab);
      expect([undefined, true]).toContain(edit);
      expect(others).toEqual(kept);
    }),
  );
});
