import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import type { AnySchema } from '#contract/endpoint.ts';
import { endpoints, type OperationId, operationIds } from '#contract/endpoints.ts';
import { EXAMPLE_FUNDRAISER_ID } from '../data/fundraisers.ts';
import type { PersonaName } from '../data/personas.ts';
import { createTestMock } from '../testing/create-test-mock.ts';
import { application, examples, idOf, scholarship } from '../testing/example-calls.ts';

describe('[WIRE-01] every operation of the contract', () => {
  it.each(operationIds)('the mock’s response to %s matches the contract', async (id) => {
    const { before, status = endpoints[id].success[0], ...call } = examples[id];
    const mock = await createTestMock();
    await before?.(mock);
    const answer = await mock.call(id, call);
    expect(answer).toMatchObject({ status });
    const schema = endpoints[id].answer as AnySchema | null;
    if (schema && answer.status < 300) expect(v.safeParse(schema, answer.body).issues).toBeUndefined();
  });

  it.each(operationIds.filter((id) => endpoints[id].access === 'session'))(
    'the mock returns 401 for %s without a session',
    async (id) => {
      const mock = await createTestMock({ seed: 'small' });
      const { before: _, status: __, as: ___, ...call } = examples[id];
      expect(await mock.call(id, call)).toMatchObject({ status: 401, body: { error: expect.any(String) } });
    },
  );

  it.each(operationIds.filter((id) => endpoints[id].body !== null))(
    'the mock refuses %s with an invalid body and names the invalid fields',
    async (id) => {
      const mock = await createTestMock({ seed: 'small' });
      const answer = await mock.call(id, {
        ...examples[id],
        body: { amount: 'many', status: 7, verified: 1, title: 3, gender: 3 },
      });
      expect(answer).toMatchObject({ status: 400, body: { errors: expect.any(Object) } });
    },
  );
});

describe('responses', () => {
  it('the mock lists each scholarship as either active or expired', async () => {
    const mock = await createTestMock();
    const idsOf = async (operation: OperationId) =>
      ((await mock.call(operation)).body as { id: string }[]).map(({ id }) => id);
    const [all, active, expired] = await Promise.all([
      idsOf('scholarships.all'),
      idsOf('scholarships.active'),
      idsOf('scholarships.expired'),
    ]);
    expect([...active, ...expired].toSorted()).toEqual(all.toSorted());
    expect(expired).toContain('sch-robotics-workshop-fellows');
  });

  it('only the scholarship’s organization and the applicant see who sent an application', async () => {
    const mock = await createTestMock();
    const named = async (as?: PersonaName): Promise<number> => {
      const { body } = await mock.call('scholarships.byId', {
        ...(as && { as }),
        params: { id: 'sch-hundreds-applied' },
      });
      return (body as { applications: { studentId?: string }[] }).applications.filter((one) => one.studentId)
        .length;
    };
    expect([
      await named(),
      await named('student'),
      await named('student-applied'),
      await named('organization'),
    ]).toEqual([0, 0, 1, 312]);
  });

  it('the mock refuses a body that is not JSON', async () => {
    const mock = await createTestMock({ seed: 'small' });
    const answer = await mock.send('applications', {
      method: 'POST',
      headers: { authorization: `Bearer ${idOf('student')}` },
      body: '{',
    });
    expect(answer).toMatchObject({ status: 400, body: { error: 'The body is not JSON.' } });
  });

  it('[WIRE-01] in the mock, an organization’s profile has the same id as the organization’s user', async () => {
    const mock = await createTestMock({ seed: 'small' });
    const { organizations } = mock.database.tables;
    await mock.call('organizations.create', examples['organizations.create']);
    expect(organizations.all().map(({ id }) => id)).toEqual(organizations.all().map(({ userId }) => userId));
    expect(organizations.get(idOf('organization-new'))).toMatchObject({ organizationName: 'Setu' });
  });

  it('the mock treats an id with a slash as one path segment', async () => {
    const mock = await createTestMock({ seed: 'small' });
    expect(await mock.call('scholarships.byId', { params: { id: 'a/b' } })).toMatchObject({ status: 404 });
  });

  it('the mock answers a call outside the contract with 404 and logs the call', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const mock = await createTestMock({ seed: 'small' });
    expect(await mock.send('ranking')).toMatchObject({ status: 404, body: { error: expect.any(String) } });
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
  });

  it('the mock answers calls to an absolute base URL', async () => {
    const mock = await createTestMock({ seed: 'small', apiBaseUrl: 'http://localhost:3000/api/' });
    expect(await mock.call('fundraisers.all')).toMatchObject({ status: 200 });
  });
});

describe('writes', () => {
  it('the mock stores an application and refuses a duplicate sent at the same time', async () => {
    const mock = await createTestMock();
    const send = () => mock.call('applications.create', { as: 'student', body: application });
    const statuses = (await Promise.all([send(), send()])).map(({ status }) => status);
    expect(statuses).toEqual([201, 409]);
  });

  it('after editing its profile, an organization can publish scholarships but can’t start campaigns', async () => {
    const mock = await createTestMock();
    await mock.call('organizations.update', {
      as: 'organization',
      params: { userId: idOf('organization') },
      body: { ...(examples['organizations.update'].body as object), contactPerson: 'Lakshmi Narayan Rao' },
    });
    const { body } = await mock.call('organizations.byUser', {
      as: 'organization',
      params: { userId: idOf('organization') },
    });
    expect(body).toMatchObject({ verified: false, verifiedAt: null, contactPerson: 'Lakshmi Narayan Rao' });
    const published = await mock.call('scholarships.create', { as: 'organization', body: scholarship });
    expect(published).toMatchObject({ status: 201 });
    const started = await mock.call('fundraisers.create', examples['fundraisers.create']);
    expect(started).toMatchObject({ status: 403 });
  });

  it('the mock replaces a student’s whole profile on an update, and refuses a partial update', async () => {
    const mock = await createTestMock({ seed: 'small' });
    const { body } = examples['students.update'];
    const { status } = await mock.call('students.update', examples['students.update']);
    expect(status).toBe(200);
    expect(mock.database.tables.students.get(idOf('student'))).toMatchObject(body as object);
    const part = { ...examples['students.update'], body: { aboutMe: 'Radios.' } };
    expect(await mock.call('students.update', part)).toMatchObject({ status: 400 });
  });

  it('a payment counts once, no matter how often it is verified', async () => {
    const mock = await createTestMock();
    const raised = async (): Promise<{ raisedAmount: number; donations: unknown[] }> =>
      (await mock.call('fundraisers.byId', { params: { id: EXAMPLE_FUNDRAISER_ID } })).body as never;
    const before = await raised();
    const { before: order, ...verification } = examples['transactions.verifyPayment'];
    await order?.(mock);
    for (const _ of [1, 2]) {
      expect(await mock.call('transactions.verifyPayment', verification)).toMatchObject({
        status: 200,
        body: { success: true },
      });
    }
    const after = await raised();
    expect(after.raisedAmount).toBe(before.raisedAmount + 250);
    expect(after.donations).toHaveLength(before.donations.length + 1);
  });

  it('a user cannot change the role that they first registered with', async () => {
    const mock = await createTestMock({ seed: 'small' });
    const user = { userId: idOf('no-role'), name: 'Kiran', email: null };
    const sync = (role: string) =>
      mock.call('users.registerOrUpdate', { as: 'no-role', body: { ...user, role } });
    expect(await mock.call('users.byId', { as: 'no-role', params: { id: user.userId } })).toMatchObject({
      status: 404,
    });
    expect((await sync('DONOR')).status).toBe(201);
    expect((await sync('DONOR')).status).toBe(200);
    expect((await sync('ORGANIZATION')).status).toBe(403);
    const { body } = await mock.call('users.byId', { as: 'no-role', params: { id: user.userId } });
    expect(body).toMatchObject({ role: 'DONOR' });
  });
});
