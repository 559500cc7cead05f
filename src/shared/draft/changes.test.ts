import { expect, it } from 'vitest';
import { changesOf, withChanges } from './changes.ts';

const opened = { name: 'Asha', note: '', isAgreed: false, deed: null };

it('a draft holds what differs from the form as it opened by more than space', () => {
  expect(changesOf(opened, { ...opened, name: ' Asha ', note: 'Fees', isAgreed: true })).toEqual({
    note: 'Fees',
    isAgreed: true,
  });
  expect(changesOf(opened, { ...opened, name: '', deed: 'deed.pdf' })).toEqual({
    name: '',
    deed: 'deed.pdf',
  });
  expect(changesOf({ ...opened, deed: 'deed.pdf' }, opened)).toEqual({});
});

it('[SAFE-04] a draft from before a field was added leaves that one as it is, and a field that is gone is dropped', () => {
  expect(withChanges(opened, { name: 'Asha Devi', gone: 'x' })).toEqual({ ...opened, name: 'Asha Devi' });
});
