import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../student-fields.ts';
import { documentsOf } from './student-payload.ts';
import { isSaved } from './waiting-student.ts';

const account = { name: 'Asha Sharma', email: 'asha@students.example' };
const record = {
  fullName: 'Asha Sharma',
  email: 'asha@students.example',
  dateOfBirth: '2008-01-02T00:00:00Z',
  address: 'Raichur',
  motherName: 'Meena',
};
const toSave = (change: Readonly<Record<string, string>>, opened: typeof record | null = record) => ({
  userId: 'user_1',
  opened,
  fields: { ...fieldsOf(record, account, null), ...change },
  documents: documentsOf(record),
  removed: [],
});

describe('whether a profile that waited has arrived', () => {
  it('[OUT-04] is recognised by what was changed, and by nothing that another device changed', () => {
    const moved = toSave({ address: 'Mysuru' });
    expect(isSaved(record, moved)).toBe(false);
    expect(isSaved({ ...record, address: 'Mysuru' }, moved)).toBe(true);
    expect(isSaved({ ...record, address: 'Mysuru', motherName: 'M.' }, moved)).toBe(true);
  });

  it('[OUT-04] is recognised by everything where there was no profile', () => {
    const fresh = toSave({ address: 'Mysuru' }, null);
    expect(isSaved({ ...record, address: 'Mysuru' }, fresh)).toBe(true);
    expect(isSaved({ ...record, address: 'Mysuru', motherName: 'M.' }, fresh)).toBe(false);
  });
});
