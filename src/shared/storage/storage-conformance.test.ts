import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SessionUnreachableError } from '../ports/session.ts';
import { type FileUpload, StorageError, type StorageFailure } from '../ports/storage.ts';
import { createHostedStorage } from './create-hosted-storage.ts';
import { createFakeStorage } from './fake-storage.test-utils.ts';
import { createSupabaseStorage, type OpenStorage } from './supabase-storage.ts';
import type { XhrFetchOptions } from './xhr-fetch.ts';

const URL_OF_SERVICE = 'https://project.supabase.example';
const ROW = { user_id: 'user_1', organization_name: 'Vidya Trust' };

/** The outcome of the next upload. */
type Fate = 'stored' | 'held' | Response | TypeError;

/**
 * A storage implementation to test, with functions that set the next upload's outcome and progress.
 */
interface World {
  readonly storage: OpenStorage;
  meet(fate: 'stored' | 'held' | StorageFailure): void;
  progress(fraction: number): void;
}

const worlds: Record<string, () => World> = {
  'the fake': () => {
    let fate: 'stored' | 'held' | StorageFailure = 'stored';
    const fake = createFakeStorage({ hold: true, rows: [{ table: 'organizations', row: ROW }] });
    const upload = (one: FileUpload) => {
      const stored = fake.files.upload(one);
      const held = fake.uploads.at(-1);
      if (fate === 'stored') held?.finish();
      else if (fate !== 'held') held?.fail(fate);
      return stored;
    };
    return {
      storage: { ...fake, files: { ...fake.files, upload } },
      meet: (next) => {
        fate = next;
      },
      progress: (fraction) => fake.uploads.at(-1)?.progress(fraction),
    };
  },
  Supabase: () => {
    const wire = createWire();
    return {
      storage: createSupabaseStorage({ ...wire.options }),
      meet: (next) => wire.meet(typeof next === 'string' ? next : wireFate(next)),
      progress: wire.progress,
    };
  },
};

function wireFate(failure: StorageFailure): Fate {
  switch (failure.kind) {
    case 'bucket-missing':
      return json({ statusCode: '404', error: 'Bucket not found', message: 'Bucket not found' }, 400);
    case 'refused':
      return json({ statusCode: '413', error: 'Payload too large', message: failure.message }, 400);
    case 'nothing':
      return json({});
    default:
      return new TypeError('Failed to fetch');
  }
}

const json = (body: unknown, status = 200) => Response.json(body, { status });

/** Creates a fake service that records the requests of the real storage client. */
function createWire() {
  let fate: Fate = 'stored';
  let upload: XhrFetchOptions = {};
  const requests: { readonly url: string; readonly init: RequestInit | undefined }[] = [];
  const createUploadFetch =
    (options: XhrFetchOptions): typeof fetch =>
    async (input, init) => {
      requests.push({ url: String(input), init });
      upload = options;
      if (fate === 'held') {
        return new Promise((_, reject) =>
          options.signal?.addEventListener('abort', () => reject(options.signal?.reason)),
        );
      }
      if (fate instanceof TypeError) throw fate;
      return fate === 'stored' ? json({ Id: '1', Key: 'bucket/path' }) : fate;
    };
  const read: typeof fetch = async (input, init) => {
    requests.push({ url: String(input), init });
    return json(new URL(String(input)).searchParams.get('user_id') === 'eq.user_1' ? [ROW] : []);
  };
  return {
    requests,
    meet: (next: Fate) => {
      fate = next;
    },
    progress: (fraction: number) => upload.onProgress?.(fraction),
    options: {
      url: URL_OF_SERVICE,
      anonKey: 'sb_publishable_test',
      accessToken: async () => 'session-token',
      fetch: read,
      createUploadFetch,
    },
  };
}

const document = (changes: Partial<FileUpload> = {}): FileUpload => ({
  bucket: 'student-documents',
  path: 'user_1/tenthResult.pdf',
  file: new Blob(['%PDF-1.7'], { type: 'application/pdf' }),
  contentType: 'application/pdf',
  overwrite: true,
  ...changes,
});

describe.each(Object.entries(worlds))('storage: %s', (_, create) => {
  it('[STU-04] the storage returns the public URL of a stored file', async () => {
    const { storage } = create();
    const url = await storage.files.upload(document());
    expect(new URL(url).pathname).toMatch(/\/student-documents\/user_1\/tenthResult\.pdf$/);
  });

  it.each([
    { kind: 'bucket-missing' },
    { kind: 'refused', status: 400, message: 'The object exceeded the maximum allowed size' },
    { kind: 'nothing' },
    { kind: 'network' },
  ] as const satisfies readonly StorageFailure[])(
    '[STU-04] a storage upload rejects with the failure ‘$kind’',
    async (failure) => {
      const { storage, meet } = create();
      meet(failure);
      const reason = await storage.files.upload(document()).catch((error: unknown) => error);
      expect(reason).toBeInstanceOf(StorageError);
      expect(reason).toMatchObject({ failure });
    },
  );

  it('[STU-04] the storage reports an upload’s progress as a fraction, ending with 1', async () => {
    const { storage, meet, progress } = create();
    meet('held');
    const seen: number[] = [];
    const calledOff = new AbortController();
    const stored = storage.files.upload(
      document({ onProgress: (fraction) => seen.push(fraction), signal: calledOff.signal }),
    );
    await vi.waitFor(() => {
      progress(0.25);
      expect(seen).toContain(0.25);
    });
    progress(0.75);
    calledOff.abort();
    await expect(stored).rejects.toMatchObject({ name: 'AbortError' });
    meet('stored');
    const fractions: number[] = [];
    await storage.files.upload(document({ onProgress: (fraction) => fractions.push(fraction) }));
    expect([seen.at(-1), fractions.at(-1)]).toEqual([0.75, 1]);
  });

  it('the storage’s readRow returns the matching row, or null if no row matches', async () => {
    const { storage } = create();
    const query = { table: 'organizations', column: 'user_id' };
    expect(await storage.tables.readRow({ ...query, value: 'user_1' })).toEqual(ROW);
    expect(await storage.tables.readRow({ ...query, value: 'user_2' })).toBeNull();
  });
});

describe('the Supabase storage', () => {
  it('[STU-04] an upload to Supabase overwrites an existing file, and sends the session’s token and the anonymous key', async () => {
    const wire = createWire();
    const file = new Blob(['%PDF-1.7'], { type: 'application/octet-stream' });
    await createSupabaseStorage(wire.options).files.upload(document({ file }));
    const [request] = wire.requests;
    expect(request?.url).toBe(`${URL_OF_SERVICE}/storage/v1/object/student-documents/user_1/tenthResult.pdf`);
    const headers = new Headers(request?.init?.headers);
    expect(headers.get('x-upsert')).toBe('true');
    expect(headers.get('apikey')).toBe('sb_publishable_test');
    expect(headers.get('authorization')).toBe('Bearer session-token');
    const body = request?.init?.body;
    const sent = body instanceof FormData ? body.get('') : null;
    if (!(sent instanceof Blob)) throw new Error('No file was sent');
    expect([sent.type, await sent.text()]).toEqual(['application/pdf', '%PDF-1.7']);
  });

  it('a Supabase upload without a session sends the anonymous key, and reports progress that never decreases', async () => {
    const wire = createWire();
    wire.meet('held');
    const seen: number[] = [];
    const calledOff = new AbortController();
    const storage = createSupabaseStorage({ ...wire.options, accessToken: async () => null });
    const stored = storage.files.upload(
      document({ onProgress: (fraction) => seen.push(fraction), signal: calledOff.signal }),
    );
    await vi.waitFor(() => expect(wire.requests).toHaveLength(1));
    for (const fraction of [0.2, 0.6, 0.4]) wire.progress(fraction);
    calledOff.abort();
    await expect(stored).rejects.toMatchObject({ name: 'AbortError' });
    expect(seen).toEqual([0.2, 0.6, 0.6]);
    expect(new Headers(wire.requests[0]?.init?.headers).get('authorization')).toBe(
      'Bearer sb_publishable_test',
    );
  });

  it('[OUT-09] a Supabase call fails with a network error if the session’s token does not arrive in time', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => void vi.restoreAllMocks());
    const wire = createWire();
    const { files, tables } = createSupabaseStorage({
      ...wire.options,
      accessToken: () => Promise.reject(new SessionUnreachableError('No answer')),
    });
    const ended = await Promise.allSettled([
      files.upload(document()),
      files.remove({ bucket: 'student-documents', path: 'user_1/tenthResult.pdf' }),
      files.sign(`${URL_OF_SERVICE}/storage/v1/object/authenticated/student-documents/user_1/a.pdf`),
      tables.readRow({ table: 'organizations', column: 'user_id', value: 'user_1' }),
    ]);
    expect(ended).toMatchObject(Array(4).fill({ reason: { failure: { kind: 'network' } } }));
    expect(wire.requests).toEqual([]);
  });

  it('[OUT-09] a Supabase call fails with a network error if the service does not respond within 10 seconds', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const hanging = vi.fn<typeof fetch>(() => new Promise(() => {}));
    const { files, tables } = createSupabaseStorage({ ...createWire().options, fetch: hanging });
    const ended = Promise.allSettled([
      files.remove({ bucket: 'student-documents', path: 'user_1/tenthResult.pdf' }),
      files.sign(`${URL_OF_SERVICE}/storage/v1/object/authenticated/student-documents/user_1/a.pdf`),
      tables.readRow({ table: 'organizations', column: 'user_id', value: 'user_1' }),
    ]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await ended).toMatchObject(Array(3).fill({ reason: { failure: { kind: 'network' } } }));
    expect(hanging).toHaveBeenCalledTimes(3);
  });

  it('a read from a busy Supabase is not retried, even if the response has a Retry-After header', async () => {
    const busy = vi.fn<typeof fetch>(
      async () => new Response('{}', { status: 503, headers: { 'retry-after': '2592000' } }),
    );
    const { tables } = createSupabaseStorage({ ...createWire().options, fetch: busy });
    const query = { table: 'organizations', column: 'user_id', value: 'user_1' };
    await expect(tables.readRow(query)).rejects.toMatchObject({ failure: { kind: 'refused', status: 503 } });
    expect(busy).toHaveBeenCalledOnce();
  });

  it('a Supabase upload sends nothing if it is cancelled before it starts', async () => {
    const wire = createWire();
    const upload = document({ signal: AbortSignal.abort() });
    await expect(createSupabaseStorage(wire.options).files.upload(upload)).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(wire.requests).toEqual([]);
  });

  it.each([
    [
      'a proxy’s error page',
      new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }),
    ],
    ['an empty response', new Response(null, { status: 500 })],
  ])(
    '[SAFE-02] if Supabase answers an upload with %s, the storage reports a refusal and a message',
    async (_, response) => {
      const wire = createWire();
      wire.meet(response);
      const failure = await createSupabaseStorage(wire.options)
        .files.upload(document())
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(StorageError);
      expect(failure).toMatchObject({ failure: { kind: 'refused', message: expect.stringMatching(/\w/) } });
    },
  );

  it('[STU-04] the Supabase storage uses the session’s token to create a signed URL that is valid for one minute', async () => {
    const wire = createWire();
    const storage = createSupabaseStorage({
      ...wire.options,
      fetch: async (input, init) => {
        await wire.options.fetch(input, init);
        return json({ signedURL: '/object/sign/student-documents/user_1/tenthResult.pdf?token=1' });
      },
    });
    const address = `${URL_OF_SERVICE}/storage/v1/object/authenticated/student-documents/user_1/tenthResult.pdf`;
    expect(await storage.files.sign(address)).toBe(
      `${URL_OF_SERVICE}/storage/v1/object/sign/student-documents/user_1/tenthResult.pdf?token=1`,
    );
    const [request] = wire.requests;
    expect(request?.url).toMatch(/\/storage\/v1\/object\/sign\/student-documents\/user_1\/tenthResult\.pdf$/);
    expect(request?.init?.body).toBe(JSON.stringify({ expiresIn: 60 }));
    expect(new Headers(request?.init?.headers).get('authorization')).toBe('Bearer session-token');
    await expect(storage.files.sign('https://elsewhere.example/a.pdf')).rejects.toThrow(StorageError);
  });

  it('the Supabase storage deletes a file by path, and distinguishes a refusal from a failed connection', async () => {
    const wire = createWire();
    const file = { bucket: 'student-documents', path: 'user_1/tenthResult.pdf' };
    await createSupabaseStorage(wire.options).files.remove(file);
    expect(wire.requests[0]?.url).toBe(`${URL_OF_SERVICE}/storage/v1/object/student-documents`);
    expect(wire.requests[0]?.init).toMatchObject({
      method: 'DELETE',
      body: JSON.stringify({ prefixes: ['user_1/tenthResult.pdf'] }),
    });
    const refusing = (answer: typeof fetch) =>
      createSupabaseStorage({ ...wire.options, fetch: answer }).files.remove(file);
    await expect(
      refusing(async () => json({ statusCode: '404', message: 'Bucket not found' }, 400)),
    ).rejects.toMatchObject({ failure: { kind: 'bucket-missing' } });
    await expect(
      refusing(async () => {
        throw new TypeError('Failed to fetch');
      }),
    ).rejects.toMatchObject({ failure: { kind: 'network' } });
  });

  it('[SAFE-02] a failed upload’s error does not contain the storage service’s internal error message', async () => {
    const wire = createWire();
    wire.meet(json({ statusCode: '500', message: 'connect ECONNREFUSED 10.0.0.1:5432' }, 500));
    await expect(createSupabaseStorage(wire.options).files.upload(document())).rejects.toMatchObject({
      failure: { kind: 'refused', status: 500, message: 'The storage service didn’t say why.' },
    });
  });

  it('a refused Supabase read rejects with its status, and a cancelled read rejects with an AbortError', async () => {
    const query = { table: 'nowhere', column: 'user_id', value: 'user_1' };
    const reading = (read: typeof fetch) =>
      createSupabaseStorage({ ...createWire().options, fetch: read }).tables.readRow(query);
    await expect(
      reading(async () => json({ code: 'PGRST205', message: 'No such table' }, 404)),
    ).rejects.toMatchObject({ failure: { kind: 'refused', status: 404, message: 'No such table' } });
    const calledOff = new AbortController();
    const dead = createSupabaseStorage({
      ...createWire().options,
      fetch: async () => {
        calledOff.abort();
        throw new TypeError('Failed to fetch');
      },
    }).tables.readRow({ ...query, signal: calledOff.signal });
    await expect(dead).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('the hosted storage', () => {
  it.each([
    ['public', [false, true]],
    ['private', [true, true]],
  ] as const)(
    '[STU-04] with %s documents, isPrivate is true only for files that need a signed URL',
    (documents, expected) => {
      const storage = createHostedStorage({
        url: URL_OF_SERVICE,
        anonKey: 'key',
        documents,
        accessToken: async () => null,
      });
      expect(storage.documents).toBe(documents);
      const of = (access: string) =>
        storage.files.isPrivate(`${URL_OF_SERVICE}/storage/v1/object/${access}/student-documents/a/b.pdf`);
      expect([of('public'), of('authenticated')]).toEqual(expected);
      expect(storage.files.isPrivate('https://elsewhere.example/b.pdf')).toBe(false);
      const picture = `${URL_OF_SERVICE}/storage/v1/object/public/campaign-pictures/a/1.jpg`;
      expect(storage.files.isPrivate(picture)).toBe(false);
    },
  );

  it.each([
    [{ url: '', anonKey: 'key' }, 'VITE_SUPABASE_URL'],
    [{ url: URL_OF_SERVICE, anonKey: ' ' }, 'VITE_SUPABASE_ANON_KEY'],
  ])(
    'with the settings %j, an upload to the hosted storage fails with an error that names the missing variable %s',
    async (values, variable) => {
      const storage = createHostedStorage({ ...values, documents: 'public', accessToken: async () => null });
      await expect(storage.files.upload(document())).rejects.toMatchObject({
        failure: { kind: 'configuration', variable },
      });
    },
  );
});
