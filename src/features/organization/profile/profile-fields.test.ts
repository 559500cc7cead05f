import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { organizationWriteSchema } from '#contract/schemas/organization.ts';
import { anOrganization } from '#mocks/testing/records.ts';
import { namesOf, tidyBy } from '#shared/form/fields.ts';
import { draftOf, withDraft } from './profile-draft.ts';
import {
  fieldsOf,
  organizationPayload,
  type ProfileFields,
  profileFields,
  profileFieldsSchema,
} from './profile-fields.ts';

const names = namesOf(profileFields);

const account = { name: 'Anjali Das', email: 'office@setu.example' };
const organization = anOrganization({ id: 'user_1', userId: 'user_1', address: 'Bengaluru' });
const fields = fieldsOf(organization, account);
const faults = (change: Partial<ProfileFields>) => {
  const parsed = v.safeParse(profileFieldsSchema, { ...fields, ...change });
  return parsed.success ? [] : parsed.issues.map(({ message }) => message);
};

describe('[ORG-03] the fields of a profile', () => {
  it('are those of the record, and those of the account where there is none', () => {
    expect(fields).toMatchObject({ organizationName: 'Vidya Trust', contactPerson: 'Lakshmi Rao' });
    expect(fieldsOf(null, account)).toEqual({
      organizationName: '',
      registrationNumber: '',
      address: '',
      websiteURL: '',
      contactPerson: 'Anjali Das',
      contactEmail: 'office@setu.example',
      contactNumber: '',
    });
  });

  it('[ORG-07] take no email address for the name of a contact person', () => {
    expect(fieldsOf(null, { ...account, name: '' }).contactPerson).toBe('');
  });

  it.each(names.filter((name) => name !== 'websiteURL'))('%s is asked for', (name) => {
    expect(faults({ [name]: '   ' })[0]).toMatch(/^Enter /);
  });

  it('a website may be left out, and is an address of the web', () => {
    expect(faults({ websiteURL: '' })).toEqual([]);
    for (const websiteURL of ['vidya', 'javascript:alert(1)', 'data:text/html,x', 'ftp://vidya.example']) {
      expect(faults({ websiteURL })[0]).toMatch(/whole address of your website/);
    }
  });

  it('an email address looks like one', () => {
    expect(faults({ contactEmail: 'office' })[0]).toMatch(/like office@example\.org/);
  });
});

it.each([
  ['contactNumber', '080 4011 2233', '+918040112233'],
  ['contactEmail', 'mailto:office@vidya.example', 'office@vidya.example'],
  ['websiteURL', 'vidya.example', 'https://vidya.example'],
  ['websiteURL', ' www.vidya.example/about\u200b ', 'https://www.vidya.example/about'],
  ['websiteURL', 'http://vidya.example', 'http://vidya.example'],
  ['websiteURL', 'javascript:alert(1)', 'javascript:alert(1)'],
  ['websiteURL', 'vidya', 'vidya'],
  ['address', ' 14, 3rd Cross ', ' 14, 3rd Cross '],
] as const)('[ORG-03] writes a %s «%s» as «%s»', (name, text, tidy) => {
  expect(tidyBy(profileFields)(name, text)).toBe(tidy);
  expect(tidyBy(profileFields)(name, tidy)).toBe(tidy);
});

describe('organizationPayload', () => {
  it('[ORG-04] says that the organization is not verified, whatever it was', () => {
    expect(organizationPayload('user_1', fields, null)).toMatchObject({ verified: false });
  });

  it('[ORG-05] is what the contract asks for, with null for a missing website or document', () => {
    const empty = organizationPayload('user_1', { ...fields, websiteURL: '' }, null);
    expect(empty).toMatchObject({ websiteURL: null, documentURL: null });
    const full = organizationPayload('user_1', fields, 'https://files.example/a.pdf');
    expect(v.parse(v.strictObject(organizationWriteSchema.entries), full)).toEqual(full);
    expect(full).toMatchObject({
      websiteURL: 'https://vidya.example',
      documentURL: 'https://files.example/a.pdf',
    });
  });
});

describe('[SAFE-04] a draft', () => {
  const opened = { fields, document: null };

  it('holds what differs, and gives it back on top of what the server has now', () => {
    const draft = draftOf(opened, {
      fields: { ...fields, address: 'Mysuru' },
      document: 'https://f.example/b.pdf',
    });
    expect(draft).toEqual({ changes: { address: 'Mysuru' }, document: 'https://f.example/b.pdf' });
    const newer = { fields: { ...fields, contactPerson: 'Somebody new' }, document: null };
    expect(withDraft(newer, draft)).toEqual({
      fields: { ...fields, contactPerson: 'Somebody new', address: 'Mysuru' },
      document: 'https://f.example/b.pdf',
    });
  });

  it('is empty where nothing differs, and of another version gives back only what the form knows', () => {
    expect(draftOf(opened, opened)).toEqual({ changes: {}, document: null });
    expect(withDraft(opened, { changes: { favouriteColour: 'indigo' }, document: null })).toEqual(opened);
    expect(withDraft(opened, null)).toEqual(opened);
  });

  it('keeps every field of any change', () => {
    const change = fc.record(Object.fromEntries(names.map((name) => [name, fc.string()])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(change, (changes) => {
        const now = { fields: { ...fields, ...changes }, document: null };
        expect(withDraft(opened, draftOf(opened, now))).toEqual(now);
      }),
    );
  });
});
