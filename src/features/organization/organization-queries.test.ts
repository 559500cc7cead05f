import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answers, json } from '#mocks/testing/mock-server.ts';
import { anOrganization } from '#mocks/testing/records.ts';
import { ApiError, serverMessage } from '#shared/api/api-error.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { StorageError, type TableReader } from '#shared/ports/storage.ts';
import { createFakeStorage } from '#shared/storage/fake-storage.test-utils.ts';
import { fetchOrganization } from './organization-queries.ts';

const row = {
  id: 7,
  user_id: 'user_1',
  organization_name: 'Vidya Trust',
  registration_number: 'KA/TRUST/2009/01847',
  contact_person: 'Lakshmi Rao',
  contact_email: 'office@vidya.example',
  contact_number: '+918040112233',
  address: 'Bengaluru',
  website_url: null,
  document_url: 'https://files.example/a.pdf',
  verified: true,
  verified_at: '2025-10-07 09:30:00.123456+00:00',
  created_at: 'not part of the contract',
};
const organization = anOrganization({ id: 'user_1', userId: 'user_1', organizationName: 'By the REST API' });
const tablesWith = (...rows: object[]): TableReader =>
  createFakeStorage({ rows: rows.map((one) => ({ table: 'organizations', row: { ...one } })) }).tables;
const failing = (error: unknown): TableReader => ({ readRow: () => Promise.reject(error) });

/** Creates a mock REST API with this profile. Null means that there is no profile. */
const serve = (profile: ReturnType<typeof anOrganization> | null = organization, answers: Answers = {}) =>
  createMockApi({ as: 'user_1', answers, records: { organizations: profile ? [profile] : [] } });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('[ORG-05] fetchOrganization', () => {
  it('fetchOrganization returns the database row with the contract’s field names, without calling the REST API', async () => {
    const { api, calls } = serve();
    expect(await fetchOrganization({ api, tables: tablesWith(row) }, 'user_1')).toEqual({
      id: '7',
      userId: 'user_1',
      organizationName: 'Vidya Trust',
      registrationNumber: 'KA/TRUST/2009/01847',
      contactPerson: 'Lakshmi Rao',
      contactEmail: 'office@vidya.example',
      contactNumber: '+918040112233',
      address: 'Bengaluru',
      websiteURL: null,
      documentURL: 'https://files.example/a.pdf',
      verified: true,
      verifiedAt: '2025-10-07T09:30:00.123Z',
    });
    expect(calls).toEqual([]);
  });

  it('fetchOrganization calls the REST API if the table has no row', async () => {
    const { api, calls } = serve();
    expect(await fetchOrganization({ api, tables: tablesWith() }, 'user_1')).toEqual(organization);
    expect(calls.map(({ path }) => path)).toEqual(['/api/organizations/user_1']);
  });

  it('fetchOrganization returns null for a user without a profile', async () => {
    const { api } = serve(null);
    expect(await fetchOrganization({ api, tables: tablesWith() }, 'user_1')).toBeNull();
  });

  it.each([
    ['cannot be reached', failing(new StorageError({ kind: 'network' }))],
    ['is not set up', failing(new StorageError({ kind: 'configuration', variable: 'VITE_SUPABASE_URL' }))],
    ['is too slow', failing(new DOMException('Too slow', 'TimeoutError'))],
    ['contains an invalid row', tablesWith({ ...row, organization_name: ['secret'] })],
  ])('[SAFE-02] fetchOrganization calls the REST API if the table %s', async (_, tables) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { api } = serve();
    expect(await fetchOrganization({ api, tables }, 'user_1')).toEqual(organization);
    expect(warned).toHaveBeenCalledOnce();
    expect(JSON.stringify(warned.mock.calls)).not.toContain('secret');
  });

  it('fetchOrganization gives up on the table after 4 s and calls the REST API', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort('too slow'));
    const hanging: TableReader = {
      readRow: ({ signal }) =>
        new Promise((_, reject) => {
          if (signal?.aborted) reject(signal.reason);
        }),
    };
    const { api } = serve();
    expect(await fetchOrganization({ api, tables: hanging }, 'user_1')).toEqual(organization);
    expect(timeout).toHaveBeenCalledWith(4000);
  });

  it('fetchOrganization calls the REST API after the timeout even if the table read never finishes', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort('too slow'));
    const { api } = serve();
    const tables: TableReader = { readRow: () => new Promise(() => {}) };
    expect(await fetchOrganization({ api, tables }, 'user_1')).toEqual(organization);
  });

  it('fetchOrganization sends no request after the caller aborts', async () => {
    const { api, calls } = serve();
    const off = AbortSignal.abort(new DOMException('Off', 'AbortError'));
    const tables = failing(new DOMException('Off', 'AbortError'));
    await expect(fetchOrganization({ api, tables }, 'user_1', off)).rejects.toThrow('Off');
    expect(calls).toEqual([]);
  });

  it.each([
    [503, { error: 'Come back in an hour.' }, 'Come back in an hour.'],
    [500, '', undefined],
    [200, ['no organization'], undefined],
  ])(
    '[ORG-07] fetchOrganization throws for a response with status %i and body %j, and the error keeps any server message',
    async (status, body, text) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const { api } = serve(organization, { 'organizations.byUser': json(body, status) });
      const error = await fetchOrganization({ api, tables: tablesWith() }, 'user_1').catch(
        (reason) => reason,
      );
      expect(error).toBeInstanceOf(ApiError);
      expect(serverMessage(error)).toBe(text);
    },
  );
});
