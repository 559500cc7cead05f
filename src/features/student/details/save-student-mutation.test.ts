import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { ApiClient } from '#shared/api/api-client.ts';
import { createTestApi } from '#shared/api/test-api.ts';
import { fieldsOf } from '../student-fields.ts';
import { studentQuery } from '../student-queries.ts';
import { saveFailureOf } from './save-failure.ts';
import { type StudentToSave, saveStudent, saveStudentMutation } from './save-student-mutation.ts';
import { documentsOf } from './student-payload.ts';

const account = { name: 'Asha Sharma', email: 'asha@students.example' };
const record = {
  userId: 'user_1',
  fullName: 'Asha Sharma',
  email: 'asha@students.example',
  dateOfBirth: '2005-03-31',
  contactNumber: '+919876543210',
  address: 'Hubballi',
  gender: 'Female',
};
const fields = { ...fieldsOf(record, account, null), address: 'Dharwad' };
const toSave: StudentToSave = {
  userId: 'user_1',
  opened: record,
  fields,
  documents: documentsOf(null),
  removed: [],
};

/** A server that answers each method with what the test says; every call is kept. */
function serve(answers: Partial<Record<'GET' | 'PUT' | 'POST', [number, unknown]>>) {
  return createTestApi((method) => {
    const [status, answer] = answers[method as 'GET'] ?? [500, 'nothing was expected'];
    return Response.json(answer, { status });
  });
}

describe('saveStudent', () => {
  it('[STU-05] [WIRE-03] changes a record that exists, with nothing but what changed', async () => {
    const { api, calls } = serve({
      GET: [200, record],
      PUT: [200, { message: 'ok', updatedStudent: record }],
    });
    await saveStudent(api, toSave);
    expect(calls).toEqual([
      { method: 'GET', path: '/students/user_1', body: null },
      { method: 'PUT', path: '/students/user_1', body: { address: 'Dharwad' } },
    ]);
  });

  it('[STU-05] sends nothing when nothing changed', async () => {
    const { api, calls } = serve({ GET: [200, record] });
    await saveStudent(api, { ...toSave, fields: fieldsOf(record, account, null) });
    expect(calls.map(({ method }) => method)).toEqual(['GET']);
  });

  it('leaves alone what another device changed meanwhile', async () => {
    const { api, calls } = serve({ GET: [200, { ...record, nationality: 'Indian' }], PUT: [200, record] });
    await saveStudent(api, toSave);
    expect(calls.at(-1)?.body).toEqual({ address: 'Dharwad' });
  });

  it('[STU-05] saves the rest where a server takes no new date of birth, and says which part is left', async () => {
    const { api, calls } = createTestApi(async (method, body) => {
      if (method === 'GET') return Response.json(record);
      return 'dateOfBirth' in (body as object)
        ? Response.json({ error: 'Invalid `prisma.student.update()` invocation' }, { status: 500 })
        : Response.json(record);
    });
    const changed = { ...fields, dateOfBirth: '2005-04-01' };
    expect(await saveStudent(api, { ...toSave, fields: changed })).toEqual({
      student: { ...record, address: 'Dharwad' },
      leftOut: ['dateOfBirth'],
    });
    expect(calls.map(({ body }) => body)).toEqual([
      null,
      { address: 'Dharwad', dateOfBirth: '2005-04-01' },
      { address: 'Dharwad' },
    ]);
  });

  it('[STU-05] saves the rest where a server does not let a field be emptied', async () => {
    const opened = { ...record, guardianContact: '+919876500000' };
    const { api, calls } = createTestApi(async (method, body) => {
      if (method === 'GET') return Response.json(opened);
      return 'guardianContact' in (body as object)
        ? Response.json(
            { errors: { guardianContact: { _errors: ['Must start with +91'] } } },
            { status: 400 },
          )
        : Response.json(opened);
    });
    const emptied = { ...fieldsOf(opened, account, null), address: 'Dharwad', guardianContact: '' };
    const { leftOut } = await saveStudent(api, { ...toSave, opened, fields: emptied });
    expect(leftOut).toEqual(['guardianContact']);
    expect(calls.at(-1)?.body).toEqual({ address: 'Dharwad' });
  });

  it('[STU-05] [WIRE-03] creates one where there is none', async () => {
    const { api, calls } = serve({ GET: [404, { error: 'None.' }], POST: [201, { id: '1' }] });
    await saveStudent(api, { ...toSave, opened: null });
    expect(calls.at(-1)).toMatchObject({
      method: 'POST',
      path: '/students',
      body: { userId: 'user_1', address: 'Dharwad' },
    });
  });

  it('[STU-05] [WIRE-03] takes no other failure for a person without a profile', async () => {
    const { api, calls } = serve({ GET: [403, { error: 'No.' }] });
    await expect(saveStudent(api, toSave)).rejects.toMatchObject({ failure: { status: 403 } });
    expect(calls).toHaveLength(1);
  });
});

describe('saveStudentMutation', () => {
  const save = (api: ApiClient, student: StudentToSave, queryClient = new QueryClient()) =>
    queryClient.getMutationCache().build(queryClient, saveStudentMutation(api, queryClient)).execute(student);

  it('leaves the new profile in the cache, also for somebody who had none', async () => {
    const queryClient = new QueryClient();
    const { api } = serve({ GET: [404, {}], POST: [201, null] });
    queryClient.setQueryData(studentQuery(api, 'user_1').queryKey, null);
    expect(await save(api, { ...toSave, opened: null }, queryClient)).toMatchObject({ leftOut: [] });
    expect(queryClient.getQueryData(studentQuery(api, 'user_1').queryKey)).toMatchObject({
      address: 'Dharwad',
    });
  });

  it('[STU-05] rejects with what the form has words for, and leaves the cache alone', async () => {
    const queryClient = new QueryClient();
    const { api } = serve({ GET: [200, record], PUT: [400, { errors: { address: 'Too short.' } }] });
    const refusal: unknown = await save(api, toSave, queryClient).catch((error: unknown) => error);
    expect(saveFailureOf(refusal)).toMatchObject({ fields: new Map([['address', 'Too short.']]) });
    expect(queryClient.getQueryData(studentQuery(api, 'user_1').queryKey)).toBeUndefined();
    const broken = { call: vi.fn(() => Promise.reject(new TypeError('a mistake of ours'))) };
    const fault: unknown = await save(broken, toSave).catch((error: unknown) => error);
    expect(saveFailureOf(fault)).toMatchObject({ text: 'Failed to save profile' });
  });
});
