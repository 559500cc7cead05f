import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { type Answers, json } from '#mocks/testing/mock-server.ts';
import { anOrganization } from '#mocks/testing/records.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { createFakeStorage } from '#shared/storage/fake-storage.ts';
import { type OrganizationSources, organizationQuery } from '../organization-queries.ts';
import { fieldsOf } from './profile-fields.ts';
import { saveFailureOf } from './save-failure.ts';
import {
  type OrganizationToSave,
  saveOrganization,
  saveOrganizationMutation,
} from './save-organization-mutation.ts';

const organization = anOrganization({ id: 'user_1', userId: 'user_1' });
const toSave: OrganizationToSave = {
  userId: 'user_1',
  fields: { ...fieldsOf(organization, { name: '', email: null }), address: 'Mysuru' },
  documentURL: 'https://files.example/a.pdf',
  opened: { fields: fieldsOf(organization, { name: '', email: null }), document: null },
};

/** The mock with this profile, or without any. */
const serve = (profile: ReturnType<typeof anOrganization> | null, answers: Answers = {}) =>
  createMockApi({
    as: 'user_1',
    role: 'ORGANIZATION',
    answers,
    records: { organizations: profile ? [profile] : [] },
  });

/** A server that does not let a website be taken away. */
const keepsWebsites: Answers = {
  'organizations.update': ({ body, pass }) =>
    'websiteURL' in (body as object)
      ? Response.json(
          { errors: { websiteURL: { _errors: ['Expected string, received null'] } } },
          { status: 400 },
        )
      : pass(),
};

describe('[ORG-05] saveOrganization', () => {
  it('asks first, and changes the profile that there is, under its user’s id', async () => {
    const { api, calls } = serve(organization);
    const { saved } = await saveOrganization(api, toSave);
    expect(calls).toEqual([
      { method: 'GET', path: '/api/organizations/user_1', body: null },
      {
        method: 'PUT',
        path: '/api/organizations/user_1',
        body: { userId: 'user_1', ...toSave.fields, documentURL: toSave.documentURL, verified: false },
      },
    ]);
    expect(saved).toMatchObject({ id: 'user_1', address: 'Mysuru', verified: false, verifiedAt: null });
  });

  it('leaves alone what another device changed since the form was opened', async () => {
    const changed = {
      contactPerson: 'Rehana Qureshi',
      websiteURL: null,
      documentURL: 'https://files.example/b.pdf',
    };
    const { api, calls } = serve(anOrganization({ ...organization, ...changed }));
    await saveOrganization(api, { ...toSave, documentURL: null });
    const { websiteURL: _, ...rest } = toSave.fields;
    expect(calls.at(-1)?.body).toEqual({
      userId: 'user_1',
      ...rest,
      contactPerson: changed.contactPerson,
      documentURL: changed.documentURL,
      verified: false,
    });
  });

  it('creates one where there is none, without an empty website', async () => {
    const { api, calls } = serve(null);
    await saveOrganization(api, { ...toSave, fields: { ...toSave.fields, websiteURL: '' } });
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/organizations/user_1',
      'POST /api/organizations',
    ]);
    expect(calls.at(-1)?.body).not.toHaveProperty('websiteURL');
    expect(calls.at(-1)?.body).toMatchObject({ userId: 'user_1', verified: false });
  });

  it('takes a website away where there was one', async () => {
    const { api, calls } = serve(organization);
    await saveOrganization(api, { ...toSave, fields: { ...toSave.fields, websiteURL: '' } });
    expect(calls.at(-1)?.body).toMatchObject({ websiteURL: null });
  });

  it('saves the rest where a server does not let a website be taken away', async () => {
    const { api, calls } = serve(organization, keepsWebsites);
    const { saved, leftOut } = await saveOrganization(api, {
      ...toSave,
      fields: { ...toSave.fields, websiteURL: '' },
    });
    expect(leftOut).toEqual(['websiteURL']);
    expect(saved.websiteURL).toBe(organization.websiteURL);
    expect(calls.at(-1)?.body).not.toHaveProperty('websiteURL');
    expect(calls.at(-1)?.body).toMatchObject({ address: 'Mysuru' });
  });

  it('takes no other failure for a missing profile', async () => {
    const { api, calls } = serve(organization, { 'organizations.byUser': json({ error: 'No.' }, 403) });
    await expect(saveOrganization(api, toSave)).rejects.toMatchObject({ failure: { status: 403 } });
    expect(calls).toHaveLength(1);
  });
});

describe('saveOrganizationMutation', () => {
  const { tables } = createFakeStorage();

  const save = (api: OrganizationSources['api'], queryClient = new QueryClient()) =>
    queryClient
      .getMutationCache()
      .build(queryClient, saveOrganizationMutation({ api, tables }, queryClient))
      .execute(toSave);

  it('[ORG-04] leaves the new, unverified profile in the cache', async () => {
    const queryClient = new QueryClient();
    const { api } = serve(organization);
    const query = organizationQuery({ api, tables }, 'user_1');
    queryClient.setQueryData(query.queryKey, organization);
    expect(await save(api, queryClient)).toMatchObject({ leftOut: [] });
    expect(queryClient.getQueryData(query.queryKey)).toMatchObject({ address: 'Mysuru', verified: false });
  });

  it('[ORG-07] rejects with what the form has a text for, and leaves the cache alone', async () => {
    const queryClient = new QueryClient();
    const { api } = serve(organization, {
      'organizations.update': json({ errors: { address: 'Too short.' } }, 400),
    });
    const refusal: unknown = await save(api, queryClient).catch((error: unknown) => error);
    expect(saveFailureOf(refusal)).toMatchObject({ fields: new Map([['address', 'Too short.']]) });
    expect(queryClient.getQueryData(organizationQuery({ api, tables }, 'user_1').queryKey)).toBeUndefined();
  });
});
