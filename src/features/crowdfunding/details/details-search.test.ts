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
])('[CF-07] [CF-12] a campaign’s page reads the search parameters %j as %j', (address, asked) => {
  expect(v.parse(campaignPageSearch, address)).toEqual(asked);
});

/** Property names, except special ones such as `__proto__`, which Valibot drops. */
const names = fc.string().filter((name) => !['__proto__', 'prototype', 'constructor'].includes(name));

it('[CF-07] a campaign’s page accepts any search parameters, and keeps unknown parameters', () => {
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
