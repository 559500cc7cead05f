import { describe, expect, it } from 'vitest';
import type { FundraiserWrite } from '#contract/schemas/fundraiser.ts';
import type { ScholarshipWrite } from '#contract/schemas/scholarship.ts';
import type { OrganizationRecord } from '../store/records.ts';
import type { Actor } from './actor.ts';
import { judgeFundraiserCreate, judgeFundraiserDelete, judgeFundraiserUpdate } from './fundraiser.ts';
import { judgeOrganizationCreate, judgeOrganizationUpdate, judgeOrganizationVerify } from './organization.ts';
import { judgeScholarshipCreate, judgeScholarshipDelete, judgeScholarshipUpdate } from './scholarship.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const profile: OrganizationRecord = {
  id: 'org-1',
  userId: 'user_org',
  organizationName: 'Setu',
  registrationNumber: '1',
  contactPerson: 'Anjali Das',
  contactEmail: 'office@setu.example',
  contactNumber: '+913312345678',
  address: 'Kolkata',
  websiteURL: null,
  documentURL: null,
  verified: true,
  verifiedAt: null,
};
const owner: Actor = { userId: 'user_org', role: 'ORGANIZATION', organization: profile };
const pending: Actor = { ...owner, organization: { ...profile, verified: false } };
const without: Actor = { ...owner, organization: null };
const stranger: Actor = { ...owner, userId: 'user_other' };
const student: Actor = { userId: 'user_org', role: 'STUDENT', organization: null };

const grant: ScholarshipWrite = {
  title: 'Grant',
  description: 'For all.',
  totalAmount: 100,
  expiredAt: '2026-11-22T12:00:00Z',
  organizationId: 'user_org',
  status: 'ACTIVE',
  allocatedAmount: 0,
};
const campaign: FundraiserWrite = {
  title: 'Library',
  description: 'Books for the village.',
  imageUrl: 'https://images.example/a.webp?w=3',
  about: 'Two rooms and a librarian.',
  goalAmount: 10,
  deadline: '2026-11-21',
  organizationId: 'user_org',
};

describe('[MOCK-03] scholarships', () => {
  it('verified and unverified organizations can publish scholarships, but only for themselves', () => {
    expect(judgeScholarshipCreate(owner, grant, now)).toBeNull();
    expect(judgeScholarshipCreate(owner, { ...grant, allocatedAmount: 100 }, now)).toBeNull();
    expect(judgeScholarshipCreate({ ...owner, role: 'DONOR' }, grant, now)).toMatchObject({ status: 403 });
    expect(judgeScholarshipCreate(pending, grant, now)).toBeNull();
    expect(judgeScholarshipCreate(without, grant, now)).toBeNull();
    for (const actor of [student, stranger]) {
      expect(judgeScholarshipCreate(actor, grant, now)).toMatchObject({ status: 403 });
    }
  });

  it('judgeScholarshipCreate rejects a past deadline, and an allocated amount above the total', () => {
    const late = { ...grant, expiredAt: '2026-11-21T12:00:00Z', allocatedAmount: 101 };
    expect(judgeScholarshipCreate(owner, late, now)).toMatchObject({
      status: 400,
      body: { errors: { expiredAt: expect.any(String), allocatedAmount: expect.any(String) } },
    });
  });

  it('only the owner can change or remove a scholarship, and ownership cannot be transferred', () => {
    const mine = { organizationId: 'user_org' };
    expect(judgeScholarshipUpdate(owner, mine, grant, now)).toBeNull();
    expect(judgeScholarshipUpdate(stranger, mine, grant, now)).toMatchObject({ status: 403 });
    expect(judgeScholarshipUpdate(owner, undefined, grant, now)).toMatchObject({ status: 404 });
    expect(judgeScholarshipUpdate(owner, mine, { ...grant, organizationId: 'x' }, now)).toMatchObject({
      status: 403,
    });
    // To close a scholarship early, the site sends a deadline slightly in the future. The mock
    // therefore need not accept past deadlines.
    const closed = (expiredAt: string) => judgeScholarshipUpdate(owner, mine, { ...grant, expiredAt }, now);
    expect(closed('2026-11-21T12:01:00Z')).toBeNull();
    expect(closed('2026-11-21T12:00:00Z')).toMatchObject({
      status: 400,
      body: { errors: { expiredAt: 'Deadline cannot be in the past.' } },
    });
    expect(judgeScholarshipDelete(owner, mine)).toBeNull();
    expect(judgeScholarshipDelete(stranger, mine)).toMatchObject({ status: 403 });
  });
});

describe('[MOCK-03] campaigns', () => {
  it.each([
    ['Only organizations can start a campaign.', student],
    ['Please complete your organization profile first.', without],
    ['Your organization must be verified to start a campaign.', pending],
  ])('a user who may not start a campaign is refused with ‘%s’', (error, actor) => {
    expect(judgeFundraiserCreate(actor, campaign, now)).toEqual({ status: 403, body: { error } });
  });

  it('a campaign’s deadline can be today’s date, but not yesterday’s', () => {
    expect(judgeFundraiserCreate(owner, campaign, now)).toBeNull();
    expect(judgeFundraiserCreate(owner, { ...campaign, deadline: '2026-11-20' }, now)).toMatchObject({
      status: 400,
      body: { errors: { deadline: 'Deadline cannot be in the past.' } },
    });
  });

  it('an invalid campaign is refused with a message for every invalid field', () => {
    const bad = {
      ...campaign,
      title: ' ',
      imageUrl: 'https://x.example/a.svg',
      description: 'short',
      about: '',
    };
    expect(judgeFundraiserCreate(owner, bad, now)).toEqual({
      status: 400,
      body: {
        errors: {
          title: 'Title is required.',
          imageUrl: 'Please enter a valid image URL.',
          description: 'Description must be between 10 and 500 characters long.',
          about: 'About section must be between 10 and 1000 characters long.',
        },
      },
    });
  });

  it('users can start campaigns only for their own organization', () => {
    expect(judgeFundraiserCreate(stranger, campaign, now)).toMatchObject({ status: 403 });
  });

  it('judgeFundraiserCreate trims a campaign’s description and about text before it checks their length', () => {
    const refusalOf = (change: Partial<FundraiserWrite>) =>
      judgeFundraiserCreate(owner, { ...campaign, ...change }, now)?.body;
    const of = (length: number) => 'x'.repeat(length);
    for (const fit of [of(10), of(500), ` ${of(500)} `])
      expect(refusalOf({ description: fit })).toBeUndefined();
    expect(refusalOf({ about: of(1000) })).toBeUndefined();
    for (const unfit of [of(9), `  ${of(9)}`, of(501)]) {
      expect(refusalOf({ description: unfit })).toMatchObject({
        errors: { description: expect.any(String) },
      });
    }
    expect(refusalOf({ about: of(1001) })).toMatchObject({ errors: { about: expect.any(String) } });
  });

  it.each([
    ['accepts', 'https://x.example/a.jpg'],
    ['accepts', 'https://x.example/a.JPEG?w=300'],
    ['accepts', 'https://x.example/a.png?'],
    ['refuses', 'https://x.example/a.png.exe'],
    ['refuses', 'https://x.example/png'],
  ])('judgeFundraiserCreate %s the picture URL %s', (verdict, imageUrl) => {
    const refusal = judgeFundraiserCreate(owner, { ...campaign, imageUrl }, now);
    expect(refusal === null ? 'accepts' : 'refuses').toBe(verdict);
  });

  it('only the owner can change a campaign, and ownership cannot be transferred', () => {
    const mine = { organizationId: 'user_org' };
    expect(judgeFundraiserUpdate(owner, mine, { title: 'New' }, now)).toBeNull();
    expect(judgeFundraiserUpdate(stranger, mine, { title: 'New' }, now)).toMatchObject({ status: 403 });
    expect(judgeFundraiserUpdate(owner, mine, { organizationId: 'user_org' }, now)).toBeNull();
    expect(judgeFundraiserUpdate(owner, mine, { organizationId: 'x' }, now)).toMatchObject({ status: 403 });
    expect(judgeFundraiserDelete(owner, undefined)).toMatchObject({ status: 404 });
  });
});

describe('[MOCK-03] organizations', () => {
  const write = { ...profile, verified: false as const };

  it('organizations can create only their own profile, and only once', () => {
    expect(judgeOrganizationCreate(without, write)).toBeNull();
    expect(judgeOrganizationCreate(owner, write)).toMatchObject({ status: 409 });
    expect(judgeOrganizationCreate({ ...without, userId: 'x' }, write)).toMatchObject({ status: 403 });
    expect(judgeOrganizationCreate(student, write)).toMatchObject({ status: 403 });
  });

  it.each([
    ['contactEmail', 'nowhere'],
    ['contactEmail', 'an office@setu.example'],
    ['contactEmail', 'office@setu.example now'],
    ['contactNumber', 'call +919845012345'],
    ['contactNumber', '9845012345'],
    ['contactNumber', '+9198450123456'],
    ['websiteURL', ''],
    ['organizationName', ' '],
  ])('an organization’s profile is refused if its %s is ‘%s’', (field, text) => {
    const refusal = judgeOrganizationCreate(without, { ...write, [field]: text });
    expect(refusal).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } });
  });

  it('only an organization’s own user can change its profile', () => {
    const own = { ...write, userId: 'user_org' };
    expect(judgeOrganizationUpdate(owner, profile, own)).toBeNull();
    expect(judgeOrganizationUpdate(stranger, profile, own)).toMatchObject({ status: 403 });
    expect(judgeOrganizationUpdate(owner, profile, { ...own, userId: 'x' })).toMatchObject({ status: 403 });
    expect(judgeOrganizationUpdate(owner, undefined, own)).toMatchObject({ status: 404 });
  });

  it('no signed-in user can verify an organization', () => {
    expect(judgeOrganizationVerify(true)).toMatchObject({ status: 403 });
    expect(judgeOrganizationVerify(false)).toMatchObject({ status: 404 });
  });
});
