import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { persona } from '../data/personas.ts';
import { findScenario } from '../scenarios/scenario.ts';
import { createTestMock, type TestMock } from '../testing/create-test-mock.ts';
import { createMemoryFileStore } from './file-store.ts';
import { MOCK_SUPABASE_ANON_KEY as KEY, MOCK_SUPABASE_URL as SERVICE } from './host.ts';
import { createStorageHandlers } from './storage-handlers.ts';

const asha = persona('student').userId;
const BROKEN: Response['type'] = 'error';

async function call(mock: TestMock, path: string, init: RequestInit = {}) {
  const headers = new Headers({ apikey: KEY, authorization: `Bearer ${asha}` });
  for (const [name, value] of new Headers(init.headers)) {
    if (value === '') headers.delete(name);
    else headers.set(name, value);
  }
  const response = await getResponse(mock.handlers, new Request(SERVICE + path, { ...init, headers }));
  if (!response) throw new Error(`No handler answered ${path}`);
  const type = response.headers.get('content-type') ?? '';
  const body = type.includes('json') ? await response.json() : await response.text();
  return { status: response.status, wire: response.type, type, body };
}

interface UploadOptions {
  readonly bucket?: string;
  readonly path?: string;
  readonly file?: Blob;
  readonly headers?: Record<string, string>;
}

function upload(mock: TestMock, options: UploadOptions = {}) {
  const { bucket = 'student-documents', path = `${asha}/tenthResult.pdf`, headers = {} } = options;
  const body = new FormData();
  body.append('cacheControl', '3600');
  body.append('', options.file ?? new Blob(['%PDF-1.7 mine'], { type: 'application/pdf' }));
  return call(mock, `/storage/v1/object/${bucket}/${path}`, { method: 'POST', body, headers });
}

const view = (mock: TestMock, path: string) => call(mock, `/storage/v1/object/public/${path}`);

describe('the mocked storage', () => {
  it('the mocked storage serves a stored file at its public URL until the mock is reset', async () => {
    const mock = await createTestMock({ seed: 'small' });
    expect(await upload(mock)).toMatchObject({
      status: 200,
      body: { Key: `student-documents/${asha}/tenthResult.pdf` },
    });
    expect(await view(mock, `student-documents/${asha}/tenthResult.pdf`)).toMatchObject({
      status: 200,
      type: 'application/pdf',
      body: '%PDF-1.7 mine',
    });
    await mock.reset();
    expect((await view(mock, `student-documents/${asha}/tenthResult.pdf`)).body).not.toContain('mine');
  });

  it('[CF-14] everyone can see a campaign’s picture, even if documents are private', async () => {
    const mock = await createTestMock({ seed: 'small', privateDocuments: true });
    const path = `${asha}/1.jpg`;
    const file = new Blob(['a picture'], { type: 'image/jpeg' });
    expect(await upload(mock, { bucket: 'campaign-pictures', path, file })).toMatchObject({ status: 200 });
    const seen = await call(mock, `/storage/v1/object/public/campaign-pictures/${path}`, {
      headers: { authorization: '', apikey: '' },
    });
    expect(seen).toMatchObject({ status: 200, type: 'image/jpeg', body: 'a picture' });
  });

  describe('private buckets', () => {
    const path = `student-documents/${asha}/tenthResult.pdf`;
    const sign = (mock: TestMock, authorization = `Bearer ${asha}`, asked = path) =>
      call(mock, `/storage/v1/object/sign/${asked}`, {
        method: 'POST',
        body: JSON.stringify({ expiresIn: 60 }),
        headers: { 'content-type': 'application/json', authorization },
      });

    it('a private document opens only at a signed URL, which expires after the requested time', async () => {
      let now = 0;
      const mock = await createTestMock({ seed: 'small', privateDocuments: true, clock: () => now });
      await upload(mock);
      expect(await view(mock, path)).toMatchObject({ status: 400, body: { message: 'Bucket not found' } });
      const plain = `/storage/v1/object/authenticated/${path}`;
      expect(await call(mock, plain, { headers: { authorization: '' } })).toMatchObject({ status: 400 });
      const { signedURL } = (await sign(mock)).body as { signedURL: string };
      expect((await call(mock, `/storage/v1${signedURL}`)).body).toBe('%PDF-1.7 mine');
      expect(await call(mock, `/storage/v1${signedURL}1`)).toMatchObject({ status: 400 });
      now = 60_001;
      expect(await call(mock, `/storage/v1${signedURL}`)).toMatchObject({ status: 400 });
    });

    it('an organization can get a signed URL for an applicant’s document, but other users can’t', async () => {
      const mock = await createTestMock({ seed: 'small', privateDocuments: true });
      const { tables } = mock.database;
      const reviewer = persona('organization').userId;
      const stranger = persona('student-new').userId;
      const applied = tables.applications
        .all()
        .find(({ scholarshipId }) => tables.scholarships.get(scholarshipId)?.organizationId === reviewer);
      const document = `student-documents/${applied?.studentId}/tenthResult.pdf`;
      expect(await sign(mock, `Bearer ${reviewer}`, document)).toMatchObject({ status: 200 });
      expect(await sign(mock, `Bearer ${stranger}`, document)).toMatchObject({
        body: { message: 'Object not found' },
      });
      expect(await sign(mock, '', document)).toMatchObject({ body: { message: 'Object not found' } });
    });
  });

  it('a stored file’s owner can delete it, but a signed-out caller can’t', async () => {
    const mock = await createTestMock({ seed: 'small' });
    const path = `${asha}/tenthResult.pdf`;
    await upload(mock);
    const remove = (headers: Record<string, string> = {}) =>
      call(mock, '/storage/v1/object/student-documents', {
        method: 'DELETE',
        body: JSON.stringify({ prefixes: [path] }),
        headers: { 'content-type': 'application/json', ...headers },
      });
    expect(await remove({ authorization: '' })).toMatchObject({ status: 200, body: [] });
    expect((await view(mock, `student-documents/${path}`)).body).toContain('mine');
    expect(await remove()).toMatchObject({ status: 200, body: [{ name: path }] });
    expect((await view(mock, `student-documents/${path}`)).body).not.toContain('mine');
  });

  it('the mocked storage serves seeded documents as PDFs, and responds with ‘not found’ for unknown URLs', async () => {
    const mock = await createTestMock({ seed: 'small' });
    const { tenthResult } = mock.database.tables.students.get(asha) ?? {};
    const shown = await call(mock, String(tenthResult).slice(SERVICE.length));
    expect(shown).toMatchObject({ status: 200, type: 'application/pdf' });
    expect(shown.body).toMatch(/^%PDF-1\.4\n[\s\S]*Asha[\s\S]*%%EOF\n$/);
    expect(await view(mock, `student-documents/${asha}/secret.pdf`)).toMatchObject({
      status: 400,
      body: { statusCode: '404', message: 'Object not found' },
    });
  });

  it.each<[string, UploadOptions, string, string]>([
    ['to a missing bucket', { bucket: 'nowhere' }, '404', 'Bucket not found'],
    ['to another user’s folder', { path: 'user_other/tenthResult.pdf' }, '403', 'row-level security'],
    ['to a path outside every folder', { path: 'tenthResult.pdf' }, '403', 'row-level security'],
    ['with only the anonymous key', { headers: { authorization: '' } }, '403', 'row-level security'],
    ['with an ended session', { headers: { authorization: 'Bearer gone' } }, '403', 'exp'],
    [
      'of a file that is too large',
      { file: new Blob([new Uint8Array(5 * 1024 * 1024 + 1)], { type: 'application/pdf' }) },
      '413',
      'maximum allowed size',
    ],
    [
      'of an unsupported type',
      { file: new Blob(['<svg/>'], { type: 'image/svg+xml' }) },
      '415',
      'image/svg+xml',
    ],
  ])(
    'for an upload %s, the mocked storage responds with HTTP 400 and puts the real status in the body',
    async (_, options, statusCode, words) => {
      const mock = await createTestMock({ seed: 'small' });
      expect(await upload(mock, options)).toMatchObject({
        status: 400,
        body: { statusCode, message: expect.stringContaining(words) },
      });
    },
  );

  it('an upload replaces an existing file only with the x-upsert header', async () => {
    const mock = await createTestMock({ seed: 'small' });
    await upload(mock);
    expect(await upload(mock)).toMatchObject({ status: 400, body: { statusCode: '409' } });
    const file = new Blob(['%PDF-1.7 newer'], { type: 'application/pdf' });
    expect(await upload(mock, { file, headers: { 'x-upsert': 'true' } })).toMatchObject({ status: 200 });
    expect((await view(mock, `student-documents/${asha}/tenthResult.pdf`)).body).toBe('%PDF-1.7 newer');
  });

  it('the mocked storage requires the anonymous key', async () => {
    const mock = await createTestMock({ seed: 'small' });
    expect(await upload(mock, { headers: { apikey: '' } })).toMatchObject({ status: 401 });
    expect(await upload(mock, { headers: { apikey: 'sb_secret_x' } })).toMatchObject({ status: 401 });
  });

  it('the mocked storage fails while the network is offline', async () => {
    const mock = await createTestMock({ seed: 'small' });
    mock.network.configure({ offline: true });
    expect((await upload(mock)).wire).toBe(BROKEN);
    expect((await view(mock, `student-documents/${asha}/x.pdf`)).wire).toBe(BROKEN);
  });

  it.each([
    ['bucket-missing', { status: 400, body: { statusCode: '404', message: 'Bucket not found' } }],
    ['refused', { status: 400, body: { statusCode: '503', message: expect.stringMatching(/\w/) } }],
    ['nothing', { status: 200, body: {} }],
    ['network', { wire: BROKEN }],
  ] as const)(
    'the mocked storage simulates the failure ‘%s’ while its scenario is active',
    async (failure, answer) => {
      const mock = await createTestMock({ seed: 'small' });
      const handlers = createStorageHandlers({
        address: { url: SERVICE, anonKey: KEY },
        identity: mock.identity,
        network: { ...mock.network, activeTrigger: () => ({ kind: 'storage', failure }) },
        database: mock.database,
        files: createMemoryFileStore(),
        createId: () => '1',
        clock: () => 0,
        privateDocuments: false,
      });
      expect(await upload({ ...mock, handlers })).toMatchObject(answer);
    },
  );
});

describe('the mocked database', () => {
  const rows = (mock: TestMock, query: string, headers = {}) =>
    call(mock, `/rest/v1/organizations?select=*&${query}`, { headers });
  const organization = persona('organization').userId;
  const asOrganization = { authorization: `Bearer ${organization}` };

  it('an organization can read its own row in the mocked database, and the row has the real column names', async () => {
    const mock = await createTestMock({ seed: 'small' });
    const { status, body } = await rows(mock, `user_id=eq.${organization}`, asOrganization);
    expect(status).toBe(200);
    expect(body).toEqual([
      expect.objectContaining({
        user_id: organization,
        organization_name: expect.any(String),
        website_url: expect.anything(),
        verified: true,
      }),
    ]);
  });

  it('a user cannot read another user’s row in the mocked database', async () => {
    const mock = await createTestMock({ seed: 'small' });
    expect((await rows(mock, `user_id=eq.${organization}`)).body).toEqual([]);
    expect((await rows(mock, `user_id=eq.${organization}`, { authorization: '' })).body).toEqual([]);
  });

  it('the mocked database responds with 503 in the scenario ‘organization-load-failed’', async () => {
    const mock = await createTestMock({ seed: 'small' });
    const failing = findScenario('organization-load-failed');
    if (failing) mock.network.activate(failing);
    expect(await rows(mock, `user_id=eq.${organization}`, asOrganization)).toMatchObject({ status: 503 });
    mock.network.deactivate();
    expect(await rows(mock, `user_id=eq.${organization}`, asOrganization)).toMatchObject({ status: 200 });
  });

  it('the mocked database refuses unknown tables, unsupported filters and calls without a key, and fails while the network is offline', async () => {
    const mock = await createTestMock({ seed: 'small' });
    expect(await call(mock, '/rest/v1/secrets?select=*')).toMatchObject({
      status: 404,
      body: { code: 'PGRST205' },
    });
    expect(await rows(mock, 'user_id=like.*')).toMatchObject({ status: 400, body: { code: 'PGRST100' } });
    expect(await rows(mock, 'user_id=eq.x', { apikey: '' })).toMatchObject({ status: 401 });
    mock.network.configure({ offline: true });
    expect((await rows(mock, 'user_id=eq.x')).wire).toBe(BROKEN);
  });
});
