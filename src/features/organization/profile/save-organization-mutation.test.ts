import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { type Answers, json } from '#mocks/testing/mock-server.ts';
import { anOrganization } from '#mocks/testing/records.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { createFakeStorage } from '#shared/storage/fake-storage.test-utils.ts';
import { type OrganizationSources, organizationQuery } from '../organization-queries.ts';
import { saveFailureOf, valuesOf } from './profile-fields.ts';
import {
  type OrganizationToSave,
  saveOrganization,
  saveOrganizationMutation,
} from './save-organization-mutation.ts';

const organization = anOrganization({ id: 'user_1', userId: 'user_1' });
const opened = { ...valuesOf(organization, { name: '', email: null }), documentURL: null };
const toSave: OrganizationToSave = {
  userId: 'user_1',
  values: { ...opened, address: 'Mysuru', documentURL: 'https://files.example/a.pdf' },
  opened,
};

/** Creates a mock server with this profile. Null means that there is no profile. */
const serve = (profile: ReturnType<typeof anOrganization> | null, answers: Answers = {}) =>
  createMockApi({
    as: 'user_1',
    role: 'ORGANIZATION',
    answers,
    records: { organizations: profile ? [profile] : [] },
  });

describe('[ORG-05] [WIRE-03] saveOrganization', () => {
  it('saveOrganization reads the profile by the user’s id, then replaces it', async () => {
    const { api, calls } = serve(organization);
    const saved = await saveOrganization(api, toSave);
    expect(calls).toEqual([
      { method: 'GET', path: '/api/organizations/user_1', body: null },
      {
        method: 'PUT',
        path: '/api/organizations/user_1',
        body: { userId: 'user_1', ...toSave.values, verified: false },
      },
    ]);
    expect(saved).toMatchObject({ id: 'user_1', address: 'Mysuru', verified: false, verifiedAt: null });
  });

  it('saveOrganization keeps changes that were made on another device after the form opened', async () => {
    const changed = {
      contactPerson: 'Rehana Qureshi',
      websiteURL: null,
      documentURL: 'https://files.example/b.pdf',
    };
    const { api, calls } = serve(anOrganization({ ...organization, ...changed }));
    await saveOrganization(api, { ...toSave, values: { ...toSave.values, documentURL: null } });
    expect(calls.at(-1)?.body).toEqual({ userId: 'user_1', ...toSave.values, ...changed, verified: false });
  });

  it('saveOrganization does not restore a document that was removed elsewhere after the form opened', async () => {
    const removed = anOrganization({ ...organization, documentURL: null });
    const { api, calls } = serve(removed);
    const before = { ...opened, documentURL: 'https://files.example/a.pdf' };
    await saveOrganization(api, { ...toSave, opened: before, values: { ...before, address: 'Mysuru' } });
    expect(calls.at(-1)?.body).toMatchObject({ address: 'Mysuru', documentURL: null });
  });

  it('if there is no profile, saveOrganization creates one and sends null for an empty website', async () => {
    const { api, calls } = serve(null);
    await saveOrganization(api, { ...toSave, values: { ...toSave.values, websiteURL: '' } });
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/organizations/user_1',
      'POST /api/organizations',
    ]);
    expect(calls.at(-1)?.body).toMatchObject({ userId: 'user_1', websiteURL: null, verified: false });
  });

  it('saveOrganization removes a website that the user cleared', async () => {
    const { api, calls } = serve(organization);
    await saveOrganization(api, { ...toSave, values: { ...toSave.values, websiteURL: '' } });
    expect(calls.at(-1)?.body).toMatchObject({ websiteURL: null });
  });

  it('saveOrganization does not retry if the server refuses a field', async () => {
    const { api, calls } = serve(organization, {
      'organizations.update': json({ errors: { websiteURL: 'Needed.' } }, 400),
    });
    await expect(saveOrganization(api, toSave)).rejects.toMatchObject({ failure: { status: 400 } });
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  it('if the server refuses to return the profile, saveOrganization fails and creates no new profile', async () => {
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

  it('[ORG-04] saveOrganizationMutation puts the new, unverified profile into the cache', async () => {
    const queryClient = new QueryClient();
    const { api } = serve(organization);
    const query = organizationQuery({ api, tables }, 'user_1');
    queryClient.setQueryData(query.queryKey, organization);
    await save(api, queryClient);
    expect(queryClient.getQueryData(query.queryKey)).toMatchObject({ address: 'Mysuru', verified: false });
  });

  it('[ORG-07] saveOrganizationMutation rejects with a failure that the form can show, and does not change the cache', async () => {
    const queryClient = new QueryClient();
    const { api } = serve(organization, {
      'organizations.update': json({ errors: { address: 'Too short.' } }, 400),
    });
    const refusal: unknown = await save(api, queryClient).catch((error: unknown) => error);
    expect(saveFailureOf(refusal)).toMatchObject({ fields: new Map([['address', 'Too short.']]) });
    expect(queryClient.getQueryData(organizationQuery({ api, tables }, 'user_1').queryKey)).toBeUndefined();
  });
});
