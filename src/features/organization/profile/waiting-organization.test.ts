import { expect, it } from 'vitest';
import { fieldsOf } from './profile-fields.ts';
import { isSaved } from './waiting-organization.ts';

const record = { organizationName: 'Vidya Trust', address: 'Bangalore', websiteURL: 'https://vidya.example' };
const toSave = (change: Readonly<Record<string, string>>) => ({
  userId: 'org_1',
  fields: { ...fieldsOf(record, { name: '', email: null }), ...change },
  documentURL: null,
});

it('[OUT-04] a profile that waited has arrived when the server’s says all of it, an emptied website too', () => {
  expect(isSaved(record, toSave({}))).toBe(true);
  expect(isSaved(record, toSave({ address: 'Mysuru' }))).toBe(false);
  expect(isSaved(record, toSave({ websiteURL: '' }))).toBe(false);
  expect(isSaved({ ...record, websiteURL: null }, toSave({ websiteURL: '' }))).toBe(true);
});
