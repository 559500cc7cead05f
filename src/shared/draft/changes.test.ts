import { expect, it } from 'vitest';
import { changesOf, withChanges } from './changes.ts';

const opened = { name: 'Asha', note: '', isAgreed: false, deed: null };

it('changesOf returns only the changed fields, and ignores changes in surrounding whitespace', () => {
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

it('[SAFE-04] withChanges keeps the form’s value for fields that the draft lacks, and drops fields that the form no longer has', () => {
  expect(withChanges(opened, { name: 'Asha Devi', gone: 'x' })).toEqual({ ...opened, name: 'Asha Devi' });
});
