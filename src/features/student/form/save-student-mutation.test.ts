import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { type Answers, json } from '#mocks/testing/mock-server.ts';
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

const { id: _, status: __, ...record17 } = record;
/**
 * The whole profile as a request body, with '' for an empty field and null for a missing document.
 */
const whole = {
  ...record17,
  address: 'Dharwad',
  ...{ nationality: '', fatherName: '', motherName: '', guardianName: '', guardianContact: '', aboutMe: '' },
};

/** A mock server with the given profile, or with no profile. */
const serve = (student: ReturnType<typeof aStudent> | null, answers: Answers = {}) =>
  createMockApi({ as: 'user_1', answers, records: { students: student ? [student] : [] } });

describe('saveStudent', () => {
  it('[STU-05] [WIRE-03] saving an existing student profile replaces the whole record', async () => {
    const { api, calls } = serve(record);
    await saveStudent(api, toSave);
    expect(calls).toEqual([
      { method: 'GET', path: '/api/students/user_1', body: null },
      { method: 'PUT', path: '/api/students/user_1', body: whole },
    ]);
    expect(Object.keys(whole)).toHaveLength(17);
  });

  it('[STU-05] saving an unchanged student profile writes nothing', async () => {
    const { api, calls } = serve(record);
    await saveStudent(api, { ...toSave, fields: fieldsOf(record, account, null) });
    expect(calls.map(({ method }) => method)).toEqual(['GET']);
  });

  it('saving a student profile keeps changes that another device saved while the form was open', async () => {
    const meanwhile = { nationality: 'Indian', incomeCert: 'https://files.example/income.pdf' };
    const { api, calls } = serve(aStudent({ ...record, ...meanwhile }));
    await saveStudent(api, toSave);
    expect(calls.at(-1)?.body).toEqual({ ...whole, ...meanwhile });
  });

  it('saving a new student profile keeps values that another device saved while the form was open', async () => {
    const { api, calls } = serve(aStudent({ ...record, nationality: 'Indian' }));
    const first = { ...fieldsOf(null, account, null), address: 'Dharwad' };
    await saveStudent(api, { ...toSave, opened: null, fields: first });
    expect(calls.at(-1)?.body).toEqual({ ...whole, nationality: 'Indian' });
  });

  it('[STU-04] saving a student profile clears a document only if the student removed it', async () => {
    const opened = aStudent({ ...record, tenthResult: 'https://files.example/tenth.pdf' });
    const { api, calls } = serve(opened);
    await saveStudent(api, { ...toSave, opened });
    expect(calls.at(-1)?.body).toMatchObject({ tenthResult: opened.tenthResult });
    await saveStudent(api, { ...toSave, opened, removed: ['tenthResult'] });
    expect(calls.at(-1)?.body).toMatchObject({ tenthResult: null });
  });

  it('[STU-05] [WIRE-03] saving a student profile creates the record if none exists', async () => {
    const { api, calls } = serve(null);
    await saveStudent(api, { ...toSave, opened: null });
    expect(calls.at(-1)).toMatchObject({
      method: 'POST',
      path: '/api/students',
      body: whole,
    });
  });

  it('[STU-05] [WIRE-03] saving a student profile fails and creates nothing if reading the record returns 403', async () => {
    const { api, calls } = serve(record, { 'students.byId': json({ error: 'No.' }, 403) });
    await expect(saveStudent(api, toSave)).rejects.toMatchObject({ failure: { status: 403 } });
    expect(calls).toHaveLength(1);
  });
});

describe('saveStudentMutation', () => {
  const save = (api: ApiClient, student: StudentToSave, queryClient = new QueryClient()) =>
    queryClient.getMutationCache().build(queryClient, saveStudentMutation(api, queryClient)).execute(student);

  it('saving a student’s first profile adds it to the query cache', async () => {
    const queryClient = new QueryClient();
    const { api } = serve(null);
    queryClient.setQueryData(studentQuery(api, 'user_1').queryKey, null);
    await save(api, { ...toSave, opened: null }, queryClient);
    expect(queryClient.getQueryData(studentQuery(api, 'user_1').queryKey)).toMatchObject({
      address: 'Dharwad',
    });
  });

  it('[STU-05] if the server refuses a student profile, saveFailureOf assigns the server’s message to its field, and the query cache stays unchanged', async () => {
    const queryClient = new QueryClient();
    const { api } = serve(record, {
      'students.update': json({ errors: { address: 'Too short.' } }, 400),
    });
    const refusal: unknown = await save(api, toSave, queryClient).catch((error: unknown) => error);
    expect(saveFailureOf(refusal)).toMatchObject({ fields: new Map([['address', 'Too short.']]) });
    expect(queryClient.getQueryData(studentQuery(api, 'user_1').queryKey)).toBeUndefined();
  });
});
