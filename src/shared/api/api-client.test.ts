import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CALL_TIMEOUT_MS } from '#contract/endpoint.ts';
import { endpoints, operationIds } from '#contract/endpoints.ts';
import { createApiClient, READ_PATIENCE_MS } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { installFakeTime } from './fake-time.test-utils.ts';

const SCHOLARSHIP = { id: 'one', title: 'One', totalAmount: 1, expiredAt: '2027-01-01T00:00:00Z' };
const APPLICATION = {
  studentId: 's',
  scholarshipId: 'one',
  scholarshipReason: 'why',
  otherScholarships: false,
};

type Answer = () => Response | Promise<Response>;

const json =
  (body: unknown, status = 200): Answer =>
  () =>
    Response.json(body, { status });
const dead: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const brokenOff: Answer = () =>
  new Response(
    new ReadableStream({
      pull: (controller) => controller.error(new TypeError('Error in body stream')),
    }),
  );
const hang = (request: Request): Promise<Response> =>
  new Promise((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });

/** Creates a client for a server that sends these responses in order, then repeats the last one. */
function client(answers: readonly (Answer | 'hang')[], token: string | null = null) {
  const requests: Request[] = [];
  const dropped: ApiError[] = [];
  const api = createApiClient({
    onDropped: (error) => dropped.push(error),
    baseUrl: 'https://api.example/api',
    bearer: async (as) => token ?? as,
    fetch: async (input) => {
      const request = input as Request;
      const answer = answers[Math.min(requests.length, answers.length - 1)] ?? dead;
      requests.push(request);
      // Rejects a cancelled call, as the browser's fetch does.
      return answer === 'hang' ? hang(request) : Promise.race([answer(), hang(request)]);
    },
  });
  return { api, requests, dropped };
}

async function failureOf(call: Promise<unknown>) {
  const error = await call.then(
    () => new Error('It succeeded'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw error;
  return error.failure;
}

/** Advances the fake timers far enough for the call to end. */
async function settle<T>(call: Promise<T>): Promise<T> {
  call.catch(() => {});
  await vi.advanceTimersByTimeAsync(READ_PATIENCE_MS + CALL_TIMEOUT_MS);
  return call;
}

installFakeTime();

describe('the API client’s bearer token', () => {
  it('[WIRE-04] the API client sends the bearer token of a signed-in user, and no token for a signed-out visitor', async () => {
    const signedIn = client([json([])], 'token-1');
    await settle(signedIn.api.call('scholarships.all', {}));
    expect(signedIn.requests[0]?.headers.get('authorization')).toBe('Bearer token-1');

    const signedOut = client([json([])]);
    await settle(signedOut.api.call('scholarships.all', {}));
    expect(signedOut.requests[0]?.headers.has('authorization')).toBe(false);
  });
});

describe('time limits and retries of the API client', () => {
  it('[WIRE-04][SCH-17] an API call times out after 10 s, and a read that timed out is not retried', async () => {
    const { api, requests } = client(['hang']);
    const started = Date.now();
    let ended = 0;
    const call = failureOf(api.call('scholarships.all', {})).finally(() => {
      ended = Date.now();
    });
    expect(await settle(call)).toEqual({ kind: 'timeout' });
    expect(ended - started).toBe(CALL_TIMEOUT_MS);
    expect(requests).toHaveLength(1);
  });

  it('[WIRE-04] an API call times out when its response body never ends', async () => {
    const { api } = client([() => new Response(new ReadableStream({ start() {} }))]);
    expect(await settle(failureOf(api.call('scholarships.all', {})))).toEqual({ kind: 'timeout' });
  });

  it('[WIRE-04] an API read ends within 15 s, including its retries', async () => {
    const slowFailure: Answer = () =>
      new Promise((resolve) => setTimeout(() => resolve(new Response('', { status: 503 })), 9000));
    const { api } = client([slowFailure]);
    const started = Date.now();
    let ended = 0;
    await settle(
      failureOf(api.call('scholarships.all', {})).finally(() => {
        ended = Date.now();
      }),
    );
    expect(ended - started).toBeLessThanOrEqual(READ_PATIENCE_MS);
  });

  it.each([
    ['a failed connection', dead],
    ['a response that broke off', brokenOff],
    ['a 500', json({ error: 'x' }, 500)],
    ['a 503', json({}, 503)],
  ])('[WIRE-04] the API client retries a read after %s', async (_, failing) => {
    const { api, requests } = client([failing, failing, json([SCHOLARSHIP])]);
    expect(await settle(api.call('scholarships.all', {}))).toHaveLength(1);
    expect(requests).toHaveLength(3);
  });

  it.each([
    ['a failed connection', dead, 'network'],
    ['a response that broke off', brokenOff, 'network'],
    ['a 500', json({ error: 'x' }, 500), 'http'],
  ])(
    '[WIRE-04] the API client does not retry a POST, PUT, PATCH or DELETE after %s',
    async (_, failing, kind) => {
      const writes = operationIds.filter((id) => endpoints[id].method !== 'GET');
      const methods = new Set<string>(writes.map((id) => endpoints[id].method));
      expect([...methods].sort()).toEqual(['DELETE', 'PATCH', 'POST', 'PUT']);
      for (const id of writes) {
        const { api, requests } = client([failing]);
        // Every write gets the same input, because this test checks neither the URL nor the body.
        const input = { as: 's', params: { id: 'x', userId: 'x', studentId: 'x' }, body: {} };
        const failure = await settle(failureOf(api.call(id, input as never)));
        expect({ id, kind: failure.kind, sent: requests.length }).toEqual({ id, kind, sent: 1 });
      }
    },
  );

  it('[WIRE-04] [OUT-08] the API client does not retry a read while the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    onTestFinished(() => void vi.unstubAllGlobals());
    const { api, requests } = client([dead]);
    expect(await settle(failureOf(api.call('scholarships.all', {})))).toEqual({ kind: 'network' });
    expect(requests).toHaveLength(1);
  });

  it('[WIRE-04] an API call fails after 10 s if its bearer token never arrives', async () => {
    const api = createApiClient({
      baseUrl: 'https://api.example/api',
      bearer: () => new Promise(() => {}),
      fetch: vi.fn(),
    });
    const call = failureOf(api.call('applications.create', { as: 's', body: APPLICATION }));
    call.catch(() => {});
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS);
    expect(await call).toEqual({ kind: 'timeout' });
  });

  it('[WIRE-04] the API client does not retry a read that the server refuses', async () => {
    const { api, requests } = client([json({ error: 'Gone' }, 404)]);
    expect(await settle(failureOf(api.call('scholarships.byId', { params: { id: 'x' } })))).toEqual({
      kind: 'http',
      status: 404,
      message: 'Gone',
    });
    expect(requests).toHaveLength(1);
  });

  it('[SAFE-02] the API client treats an HTML page with status 404 as a sign of a wrong base URL, not as a missing record', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const page = () => new Response('<!DOCTYPE html><p>Cannot GET', { status: 404 });
    const { api } = client([page]);
    const failure = await settle(failureOf(api.call('scholarships.byId', { params: { id: 'x' } })));
    expect(failure.kind).toBe('contract');
    expect(error).toHaveBeenCalledWith(expect.stringContaining('VITE_API_BASE_URL'));
    error.mockRestore();
  });

  it('a cancelled API call rejects with an AbortError, not an ApiError', async () => {
    const { api, requests } = client(['hang']);
    const controller = new AbortController();
    const call = api.call('scholarships.all', { signal: controller.signal });
    call.catch(() => {});
    await vi.advanceTimersByTimeAsync(1);
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(requests[0]?.signal.aborted).toBe(true);
  });
});

describe('responses to the API client', () => {
  it('the API client parses a response and drops its unknown fields', async () => {
    const { api } = client([json([{ ...SCHOLARSHIP, secret: 'x', organization: { name: 'T', role: 'x' } }])]);
    expect(await settle(api.call('scholarships.all', {}))).toEqual([
      { ...SCHOLARSHIP, organization: { name: 'T' } },
    ]);
  });

  it.each([
    ['no array', json({ data: [] })],
    ['a wrong type', json([{ ...SCHOLARSHIP, totalAmount: 'many' }])],
    ['an impossible date', json([{ ...SCHOLARSHIP, expiredAt: '2027-99-99' }])],
    ['an HTML page', () => new Response('<!doctype html>', { status: 200 })],
    ['an empty body', () => new Response('')],
    ['an unexpected success status', json([], 202)],
  ])(
    '[SAFE-02][SCH-17] the API client treats a response with %s as a contract failure and logs it to the console',
    async (_, answer) => {
      const { api } = client([answer]);
      expect((await settle(failureOf(api.call('scholarships.all', {})))).kind).toBe('contract');
      expect(console.error).toHaveBeenCalledOnce();
    },
  );

  it('[SAFE-02] the API client drops invalid records from a list and reports them once', async () => {
    const campaign = { id: 'c', title: 'C', goalAmount: 5, deadline: '2027-01-01' };
    const donations = [
      { id: 'refund', amount: -100 },
      { id: 'gift', amount: 100 },
    ];
    const answer = json([
      { ...campaign, donations },
      { ...campaign, imageUrl: 'x'.repeat(25_000) },
    ]);
    const { api, dropped } = client([answer]);
    const read = () => settle(api.call('fundraisers.all', {}));
    expect(await read()).toEqual([{ ...campaign, donations: [donations[1]] }]);
    await read();
    expect(dropped.map(({ failure }) => failure)).toMatchObject([
      { kind: 'contract', dropped: 2, issues: [{ path: '0.donations.0.amount' }, { path: '1.imageUrl' }] },
    ]);
    const keep = (record: unknown) => JSON.stringify(record).includes('x'.repeat(25_000));
    expect(await settle(failureOf(api.call('fundraisers.all', { keep })))).toMatchObject({ dropped: 2 });
    expect(await settle(api.call('fundraisers.all', { keep: () => false }))).toHaveLength(1);
    const ofNone = client([json([{ ...campaign, title: 1 }, 'text'])]).api;
    expect(await settle(failureOf(ofNone.call('fundraisers.all', {})))).toMatchObject({ kind: 'contract' });
  });

  it('the API client accepts a student profile with a date of birth in the year 305', async () => {
    const { api } = client([json({ userId: 's', dateOfBirth: '0305-01-02' })]);
    const params = { userId: 's' };
    expect(await settle(api.call('students.byId', { as: 's', params }))).toMatchObject({
      dateOfBirth: '0305-01-02',
    });
  });

  it('[APP-06] creating an application succeeds only if the response has status 201 and an id', async () => {
    const send = (answer: Answer) =>
      settle(client([answer]).api.call('applications.create', { as: 's', body: APPLICATION }));
    await expect(send(json({ id: 'a1' }, 201))).resolves.toEqual({ id: 'a1' });
    await expect(send(json({ data: { id: 'a1' } }, 201))).resolves.toEqual({ data: { id: 'a1' } });
    await expect(send(json({ id: 'a1' }, 200))).rejects.toBeInstanceOf(ApiError);
    await expect(send(json({}, 201))).rejects.toBeInstanceOf(ApiError);
  });

  it('[SAFE-02] whatever status and JSON the server sends, a read of all scholarships returns a list or fails with an ApiError', async () => {
    vi.useRealTimers();
    vi.mocked(AbortSignal.timeout).mockRestore();
    const status = fc.constantFrom(200, 201, 204, 400, 401, 404, 409, 422);
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), status, async (body, code) => {
        const text = code === 204 ? null : JSON.stringify(body);
        const { api } = client([() => new Response(text, { status: code })]);
        const outcome = await api.call('scholarships.all', {}).catch((error: unknown) => error);
        expect(Array.isArray(outcome) || outcome instanceof ApiError).toBe(true);
      }),
    );
  });
});
