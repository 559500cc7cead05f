import { describe, expect, it, vi } from 'vitest';
import { dialects } from '#contract/dialect/dialects.ts';
import { isExpress2026 } from '#contract/dialect/express-2026.ts';
import { type Answers, createMockServer, json } from '#mocks/testing/mock-server.ts';
import { anOrganization, aStudent } from '#mocks/testing/records.ts';
import { createApiClient } from './api-client.ts';
import { failureIn } from './api-error.ts';

const { id: _, status: __, ...student } = aStudent({ userId: 'user_1', nationality: '' });
const { id: ___, verifiedAt: ____, ...profile } = anOrganization({ userId: 'user_1' });
const organization = { ...profile, verified: false } as const;

/** Creates a client for a backend that sends these responses. */
function speak(answers: Answers) {
  const { apiUrl, fetch, calls } = createMockServer({ as: 'user_1', answers });
  const client = createApiClient({
    baseUrl: apiUrl,
    bearer: async () => 'user_1',
    dialect: dialects['express-2026'],
    fetch,
  });
  return {
    client,
    calls,
    sent: () => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body),
  };
}
const own = { as: 'user_1', params: { userId: 'user_1' } } as const;

describe('requests in the Express 2026 dialect', () => {
  it('[PAY-04] the Express 2026 dialect does not register a user whose name or email address is missing', async () => {
    const { client, sent } = speak({ 'users.registerOrUpdate': json({}, 201) });
    const body = { userId: 'user_1', name: '', email: 'a@b.in', role: 'STUDENT' } as const;
    const register = (change: object) =>
      client.call('users.registerOrUpdate', { as: 'user_1', body: { ...body, ...change } });
    // The backend never responds to a registration without a name or email address, so the client
    // does not send such a registration. The client must not report success, because the backend
    // cannot verify the payment of a user who is not registered.
    await expect(register({})).rejects.toMatchObject({ failure: { kind: 'not-sent', lacks: 'name' } });
    await expect(register({ name: 'Asha', email: null })).rejects.toMatchObject({
      failure: { kind: 'not-sent', lacks: 'email' },
    });
    expect(sent()).toEqual([]);
    await client.call('users.registerOrUpdate', { as: 'user_1', body: { ...body, name: 'Asha' } });
    expect(sent()).toEqual([{ ...body, name: 'Asha' }]);
  });

  it('[STU-05] the Express 2026 dialect omits the empty fields of a new student profile', async () => {
    const { client, sent } = speak({ 'students.create': json({}, 201) });
    await client.call('students.create', { as: 'user_1', body: { ...student, fatherName: 'Mahesh' } });
    expect(Object.values(sent()[0] as object)).not.toContain(null);
    expect(sent()[0]).not.toHaveProperty('nationality');
    expect(sent()[0]).toMatchObject({ fatherName: 'Mahesh' });
  });

  const stored = {
    ...student,
    email: undefined,
    dateOfBirth: '2005-03-31T00:00:00.000Z',
    user: { email: student.email },
  };
  const studentsBackend: Answers = {
    'students.byId': json(stored),
    'students.update': json({ updatedStudent: {} }),
  };

  it('[STU-05] the Express 2026 dialect sends only the changed fields of a student profile, and nothing if no field has changed', async () => {
    const { client, sent } = speak(studentsBackend);
    await client.call('students.update', { ...own, body: student });
    expect(sent()).toEqual([]);
    await client.call('students.update', { ...own, body: { ...student, address: 'Dharwad' } });
    expect(sent()).toEqual([{ address: 'Dharwad' }]);
  });

  it('[STU-05] the Express 2026 dialect reports an error for each field that it can’t change or clear, and still sends the other changes', async () => {
    const { client, sent } = speak({
      ...studentsBackend,
      'students.byId': json({ ...stored, incomeCert: 'https://files.example/i.pdf' }),
    });
    const body = { ...student, dateOfBirth: '2005-04-01', address: 'Dharwad' };
    await expect(client.call('students.update', { ...own, body })).rejects.toMatchObject({
      failure: {
        status: 400,
        message: 'Your other changes are saved.',
        fields: {
          dateOfBirth: [expect.stringMatching(/can’t change this here/)],
          incomeCert: [expect.stringMatching(/not remove it/)],
        },
      },
    });
    expect(sent()).toEqual([{ address: 'Dharwad' }]);
  });

  it('[STU-05] the Express 2026 dialect sends nothing if it refuses every change, and does not say that other changes are saved', async () => {
    const { client, sent } = speak(studentsBackend);
    const body = { ...student, dateOfBirth: '2005-04-01' };
    const refused = await client.call('students.update', { ...own, body }).catch(failureIn);
    expect(refused).toMatchObject({ fields: { dateOfBirth: [expect.any(String)] } });
    expect(refused).not.toHaveProperty('message');
    expect(sent()).toEqual([]);
  });

  it('[ORG-04] the Express 2026 dialect sends nothing if an organization clears only its website, so the organization stays verified', async () => {
    const { client, sent } = speak({
      'organizations.byUser': json({ ...profile, verified: true }),
      'organizations.update': json({}),
    });
    const cleared = client.call('organizations.update', {
      ...own,
      body: { ...organization, websiteURL: null },
    });
    await expect(cleared).rejects.toMatchObject({
      failure: { fields: { websiteURL: [expect.stringMatching(/not remove it/)] } },
    });
    expect(sent()).toEqual([]);
    await client.call('organizations.update', { ...own, body: { ...organization, address: 'Mysuru' } });
    expect(sent()).toEqual([{ address: 'Mysuru', verified: false }]);
  });

  it('[ORG-04] in the Express 2026 dialect, wouldSend is false if every change to an organization is refused', async () => {
    const { client, sent } = speak({ 'organizations.byUser': json({ ...profile, verified: true }) });
    const would = (change: object) =>
      client.wouldSend('organizations.update', { ...own, body: { ...organization, ...change } });
    expect(await would({ websiteURL: null })).toBe(false);
    expect(await would({ websiteURL: null, address: 'Mysuru' })).toBe(true);
    expect(sent()).toEqual([]);
  });
});

describe('responses in the Express 2026 dialect', () => {
  it('[STU-09] the Express 2026 dialect reads a student’s status, name and email, and drops the time from the date of birth', async () => {
    const answer = {
      userId: 'user_1',
      dateOfBirth: '2005-03-31T00:00:00.000Z',
      verified: true,
      user: { name: 'Asha', email: 'a@b.in' },
    };
    const { client } = speak({ 'students.byId': json(answer) });
    expect(await client.call('students.byId', own)).toMatchObject({
      dateOfBirth: '2005-03-31',
      status: 'VERIFIED',
      fullName: 'Asha',
      email: 'a@b.in',
    });
  });

  it('the Express 2026 dialect reads a 404 as an empty list of applications', async () => {
    const asked = { as: 'user_1', params: { studentId: 'user_1' } } as const;
    const list = (answer: Answers['applications.byStudent']) =>
      speak({ 'applications.byStudent': answer ?? json([]) }).client.call('applications.byStudent', asked);
    expect(await list(json({ error: 'No applications found' }, 404))).toEqual([]);
    await expect(list(json({ error: 'No.' }, 403))).rejects.toMatchObject({ failure: { status: 403 } });
  });

  it('the Express 2026 dialect reads a paginated response as a list, reads a sentence as an empty list, and takes the owner’s id from the nested organization', async () => {
    const scholarship = {
      id: 's',
      title: 'T',
      totalAmount: 1,
      expiredAt: '2031-01-01',
      organization: { id: 'user_1' },
    };
    const { client } = speak({
      'scholarships.active': json({ success: true, data: [scholarship], pagination: {} }),
      'scholarships.expired': json('No scholarships found'),
      'scholarships.all': json([scholarship]),
    });
    expect(await client.call('scholarships.active', {})).toMatchObject([{ organizationId: 'user_1' }]);
    expect(await client.call('scholarships.expired', {})).toEqual([]);
    expect(await client.call('scholarships.all', {})).toMatchObject([{ organizationId: 'user_1' }]);
  });

  it('[APP-08] the Express 2026 dialect reads a 400 as a conflict only if its message says that the student has already applied', async () => {
    const send = (error: string) =>
      speak({ 'applications.create': json({ error }, 400) }).client.call('applications.create', {
        as: 'user_1',
        body: { studentId: 'user_1', scholarshipId: 's', scholarshipReason: 'x', otherScholarships: false },
      });
    const twice = 'You have already applied for this scholarship.';
    await expect(send(twice)).rejects.toMatchObject({ failure: { status: 409, message: twice } });
    await expect(send('Missing fields')).rejects.toMatchObject({ failure: { status: 400 } });
  });

  it('the Express 2026 dialect treats an object in place of a list as a contract failure', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { client } = speak({ 'scholarships.all': json({ not: 'a list' }) });
    await expect(client.call('scholarships.all', {})).rejects.toMatchObject({
      failure: { kind: 'contract' },
    });
    vi.restoreAllMocks();
  });
});

it('isExpress2026 recognizes the backend by its list of active scholarships', () => {
  expect([[], { data: [], pagination: {} }, 'None', undefined].map(isExpress2026)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
