import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { type Answer, type Answers, json } from '#mocks/testing/mock-server.ts';
import { aStudent } from '#mocks/testing/records.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { fieldsOf } from '../student-fields.ts';
import { studentQuery } from '../student-queries.ts';
import { saveFailureOf } from './save-failure.ts';
import { type StudentToSave, saveStudent, saveStudentMutation } from './save-student-mutation.ts';
import { documentsOf } from './student-payload.ts';

const account = { name: 'Asha Sharma', email: 'asha@students.example' };
const record = aStudent({ id: 'user_1', userId: 'user_1' });
const fields = { ...fieldsOf(record, account, null), address: 'Dharwad' };
const toSave: StudentToSave = {
  userId: 'user_1',
  opened: record,
  fields,
  documents: documentsOf(null),
  removed: [],
};

/** The mock with this profile, or without any. */
const serve = (student: ReturnType<typeof aStudent> | null, answers: Answers = {}) =>
  createMockApi({ as: 'user_1', answers, records: { students: student ? [student] : [] } });
/** A server that takes no change of one field. */
const withoutField =
  (field: string, refusal: Answer): Answer =>
  (asked) =>
    field in (asked.body as object) ? refusal(asked) : asked.pass();

describe('saveStudent', () => {
  it('[STU-05] [WIRE-03] changes a record that exists, with nothing but what changed', async () => {
    const { api, calls } = serve(record);
    await saveStudent(api, toSave);
    expect(calls).toEqual([
      { method: 'GET', path: '/api/students/user_1', body: null },
      { method: 'PUT', path: '/api/students/user_1', body: { address: 'Dharwad' } },
    ]);
  });

  it('[STU-05] sends nothing when nothing changed', async () => {
    const { api, calls } = serve(record);
    await saveStudent(api, { ...toSave, fields: fieldsOf(record, account, null) });
    expect(calls.map(({ method }) => method)).toEqual(['GET']);
  });

  it('leaves alone what another device changed meanwhile', async () => {
    const { api, calls } = serve(aStudent({ ...record, nationality: 'Indian' }));
    await saveStudent(api, toSave);
    expect(calls.at(-1)?.body).toEqual({ address: 'Dharwad' });
  });

  it('empties nothing of a profile that another device has created meanwhile', async () => {
    const { api, calls } = serve(aStudent({ ...record, nationality: 'Indian' }));
    const first = { ...fieldsOf(null, account, null), address: 'Dharwad' };
    await saveStudent(api, { ...toSave, opened: null, fields: first });
    expect(calls.at(-1)?.body).toEqual({ address: 'Dharwad' });
  });

  it('[STU-05] saves the rest where a server takes no new date of birth, and says which part is left', async () => {
    const { api, calls } = serve(record, {
      'students.update': withoutField(
        'dateOfBirth',
        json({ error: 'Invalid `prisma.student.update()` invocation' }, 500),
      ),
    });
    const changed = { ...fields, dateOfBirth: '2005-04-01' };
    const { id: _, ...student } = aStudent({ ...record, address: 'Dharwad' });
    expect(await saveStudent(api, { ...toSave, fields: changed })).toEqual({
      student,
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
    const { api, calls } = serve(opened, {
      'students.update': withoutField(
        'guardianContact',
        json({ errors: { guardianContact: { _errors: ['Must start with +91'] } } }, 400),
      ),
    });
    const emptied = { ...fieldsOf(opened, account, null), address: 'Dharwad', guardianContact: '' };
    const { leftOut } = await saveStudent(api, { ...toSave, opened, fields: emptied });
    expect(leftOut).toEqual(['guardianContact']);
    expect(calls.at(-1)?.body).toEqual({ address: 'Dharwad' });
  });

  it('[STU-05] [WIRE-03] creates one where there is none', async () => {
    const { api, calls } = serve(null);
    await saveStudent(api, { ...toSave, opened: null });
    expect(calls.at(-1)).toMatchObject({
      method: 'POST',
      path: '/api/students',
      body: { userId: 'user_1', address: 'Dharwad' },
    });
  });

  it('[STU-05] [WIRE-03] takes no other failure for a person without a profile', async () => {
    const { api, calls } = serve(record, { 'students.byId': json({ error: 'No.' }, 403) });
    await expect(saveStudent(api, toSave)).rejects.toMatchObject({ failure: { status: 403 } });
    expect(calls).toHaveLength(1);
  });
});

describe('saveStudentMutation', () => {
  const save = (api: ApiClient, student: StudentToSave, queryClient = new QueryClient()) =>
    queryClient.getMutationCache().build(queryClient, saveStudentMutation(api, queryClient)).execute(student);

  it('leaves the new profile in the cache, also for a student who had none', async () => {
    const queryClient = new QueryClient();
    const { api } = serve(null);
    queryClient.setQueryData(studentQuery(api, 'user_1').queryKey, null);
    expect(await save(api, { ...toSave, opened: null }, queryClient)).toMatchObject({ leftOut: [] });
    expect(queryClient.getQueryData(studentQuery(api, 'user_1').queryKey)).toMatchObject({
      address: 'Dharwad',
    });
  });

  it('[STU-05] rejects with what the form has a text for, and leaves the cache alone', async () => {
    const queryClient = new QueryClient();
    const { api } = serve(record, {
      'students.update': json({ errors: { address: 'Too short.' } }, 400),
    });
    const refusal: unknown = await save(api, toSave, queryClient).catch((error: unknown) => error);
    expect(saveFailureOf(refusal)).toMatchObject({ fields: new Map([['address', 'Too short.']]) });
    expect(queryClient.getQueryData(studentQuery(api, 'user_1').queryKey)).toBeUndefined();
  });
});
