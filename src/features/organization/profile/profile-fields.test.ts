import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { TEXT_LIMITS } from '#contract/limits.ts';
import { organizationWriteSchema } from '#contract/schemas/organization.ts';
import { answersOf } from '#mocks/scenarios/error-entries.ts';
import { anOrganization } from '#mocks/testing/records.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { refusedCall } from '#shared/api/failed-call.test-utils.ts';
import { namesOf } from '#shared/form/fields.ts';
import { isTooLong } from '#shared/form/text-limits.test-utils.ts';
import {
  organizationPayload,
  type ProfileValues,
  profileSchema,
  profileTexts,
  saveFailureOf,
  valuesOf,
} from './profile-fields.ts';

const names = namesOf(profileTexts);

const account = { name: 'Anjali Das', email: 'office@setu.example' };
const organization = anOrganization({ id: 'user_1', userId: 'user_1', address: 'Bengaluru' });
const fields = valuesOf(organization, account);
const faults = (change: Partial<ProfileValues>) => {
  const parsed = v.safeParse(profileSchema, { ...fields, ...change });
  return parsed.success ? [] : parsed.issues.map(({ message }) => message);
};

describe('[ORG-03] the fields of an organization profile', () => {
  it('the organization profile form starts with the stored profile’s values, or with the account’s details if there is no profile', () => {
    expect(fields).toMatchObject({ organizationName: 'Vidya Trust', contactPerson: 'Lakshmi Rao' });
    expect(valuesOf(null, account)).toEqual({
      organizationName: '',
      registrationNumber: '',
      address: '',
      websiteURL: '',
      contactPerson: 'Anjali Das',
      contactEmail: 'office@setu.example',
      contactNumber: '',
      documentURL: null,
    });
  });

  it('[ORG-07] the organization profile form does not use the account’s email address as the contact person’s name', () => {
    expect(valuesOf(null, { ...account, name: '' }).contactPerson).toBe('');
  });

  it.each(names.filter((name) => name !== 'websiteURL'))(
    'the organization profile form requires the field %s',
    (name) => {
      expect(faults({ [name]: '   ' })[0]).toMatch(/^Enter /);
    },
  );

  it('an organization profile’s website may be empty, but must otherwise be a web address', () => {
    expect(faults({ websiteURL: '' })).toEqual([]);
    for (const websiteURL of ['vidya', 'javascript:alert(1)', 'data:text/html,x', 'ftp://vidya.example']) {
      expect(faults({ websiteURL })[0]).toMatch(/your website’s full address/);
    }
  });

  it('an organization profile’s email address must be valid', () => {
    expect(faults({ contactEmail: 'office' })[0]).toMatch(/like office@example\.org/);
  });
});

it.each([
  ['contactNumber', '080 4011 2233', '+918040112233'],
  ['contactEmail', 'mailto:office@vidya.example', 'office@vidya.example'],
  ['websiteURL', 'vidya.example', 'https://vidya.example'],
  ['websiteURL', ' www.vidya.example/about\u200b ', 'https://www.vidya.example/about'],
  ['websiteURL', 'http://vidya.example', 'http://vidya.example'],
  ['address', ' 14, 3rd Cross ', '14, 3rd Cross'],
] as const)('[ORG-03] an organization profile’s %s “%s” is normalized to “%s”', (name, text, tidy) => {
  for (const typed of [text, tidy]) expect(v.parse(profileSchema.entries[name], typed)).toBe(tidy);
});

describe('organizationPayload', () => {
  it('[ORG-04] organizationPayload always marks the organization as unverified', () => {
    expect(organizationPayload('user_1', fields)).toMatchObject({ verified: false });
  });

  it('[ORG-05] organizationPayload matches the contract, with null for a missing website or document', () => {
    const empty = organizationPayload('user_1', { ...fields, websiteURL: '', documentURL: null });
    expect(empty).toMatchObject({ websiteURL: null, documentURL: null });
    const full = organizationPayload('user_1', { ...fields, documentURL: 'https://files.example/a.pdf' });
    expect(v.parse(v.strictObject(organizationWriteSchema.entries), full)).toEqual(full);
    expect(full).toMatchObject({
      websiteURL: 'https://vidya.example',
      documentURL: 'https://files.example/a.pdf',
    });
  });
});

const refused = (status: number, body: unknown) => refusedCall('organizations.update', status, body);

describe('[ORG-07] saveFailureOf', () => {
  it('saveFailureOf returns one general error, and the server’s reason for each refused field', () => {
    const [failure] = answersOf('organization-save-refused').map(({ status, body }) =>
      saveFailureOf(refused(status, body)),
    );
    expect(failure).toEqual({
      text: 'Failed to save organization profile',
      detail: null,
      fields: new Map([
        ['contactNumber', 'Contact number must be +91 followed by ten digits.'],
        ['documentURL', 'A registration document is required.'],
      ]),
      recovery: 'check',
    });
  });

  it('saveFailureOf keeps server messages that are not about a field of the form', () => {
    const failure = refused(400, { errors: { gst: ['GST is wrong.'], address: 'Too short.' } });
    expect(saveFailureOf(failure)).toMatchObject({
      detail: 'GST is wrong.',
      fields: new Map([['address', 'Too short.']]),
    });
    expect(saveFailureOf(refused(403, { error: 'Not yours.' }))).toMatchObject({
      text: 'Failed to save organization profile',
      detail: 'Not yours.',
      recovery: 'account',
    });
  });

  it.each([
    [500, '', 'retry'],
    [502, '<!doctype html><p>Bad gateway', 'retry'],
    [401, {}, 'sign-in'],
  ])(
    'saveFailureOf returns no detail if a response with status %i has no message',
    (status, body, recovery) => {
      expect(saveFailureOf(refused(status, body))).toMatchObject({ detail: null, recovery });
    },
  );

  it.each(['network', 'timeout'] as const)(
    'if no response arrived (%s), saveFailureOf says that the changes were not saved',
    (kind) => {
      expect(saveFailureOf(new ApiError('organizations.update', { kind }))).toMatchObject({
        text: 'Failed to save changes',
        recovery: 'connect',
      });
    },
  );

  it('saveFailureOf offers a retry after an invalid response or an unexpected error in the client', () => {
    const strange = new ApiError('organizations.update', { kind: 'contract', issues: [] });
    for (const error of [strange, new TypeError('a mistake of ours')]) {
      expect(saveFailureOf(error)).toEqual({
        text: 'Failed to save changes',
        recovery: 'retry',
      });
    }
  });
});

it.each(Object.entries(TEXT_LIMITS.organization))(
  '[SAFE-04] an organization profile’s %s accepts at most %d characters',
  (name, limit) => {
    const field = profileSchema.entries[name as keyof typeof TEXT_LIMITS.organization];
    expect([isTooLong(field, limit), isTooLong(field, limit + 1)]).toEqual([false, true]);
  },
);

it.each(['abc', '987654321', '+91 80401122'])(
  '[ORG-03] the organization profile form rejects “%s” as a contact number',
  (contactNumber) =>
    expect(faults({ contactNumber })).toEqual([
      'Enter one phone number with ten digits, or with + and the country code.',
    ]),
);

it('[ORG-03] the organization profile form accepts a contact number with non-breaking hyphens', () => {
  expect(v.parse(profileSchema, { ...fields, contactNumber: '98765\u201143210' })).toMatchObject({
    contactNumber: '+919876543210',
  });
});
