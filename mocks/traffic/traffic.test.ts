import { getResponse, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { createIdentity } from '../clerk/create-identity.ts';
import { persona } from '../data/personas.ts';
import { EMAILJS_SEND_URL, MOCK_EMAIL_ACCOUNT } from '../email.ts';
import { watchCall } from '../handlers/watch-call.ts';
import { CLERK_HOST, MOCK_PUBLISHABLE_KEY } from '../publishable-key.ts';
import { findScenario, scenarios } from '../scenarios/scenario.ts';
import { createMemoryStore } from '../store/text-stores.ts';
import { MOCK_SUPABASE_URL } from '../supabase/host.ts';
import { createTestMock, NOON, type TestMock } from '../testing/create-test-mock.ts';
import { createTraffic } from './traffic.ts';

async function lastCall({ traffic }: TestMock) {
  await vi.waitFor(() => expect(traffic.entries()[0]?.result).not.toBeNull());
  return traffic.entries()[0];
}

describe('the traffic of the hosted services', () => {
  const ask = async ({ handlers }: TestMock, request: Request) => {
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`No handler answered ${request.url}`);
    return response;
  };
  const message = () =>
    new Request(EMAILJS_SEND_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ subject: 'Fees' }),
    });

  it('the traffic log records which hosted service a call went to, and leaves the response unchanged', async () => {
    const mock = await createTestMock({ seed: 'small' });
    const response = await ask(mock, message());
    expect([response.status, await response.text()]).toEqual([400, 'Bad Request']);
    expect(await lastCall(mock)).toMatchObject({
      service: 'email',
      operation: null,
      method: 'POST',
      request: '{"subject":"Fees"}',
      result: { source: 'mock', status: 400, answer: 'Bad Request', issues: [] },
    });
  });

  it('the traffic log attributes a failed call to the active scenario or, if the network is offline, to the network', async () => {
    const mock = await createTestMock({ seed: 'small' });
    const refused = findScenario('contact-send-failed');
    if (refused) mock.network.activate(refused);
    await ask(mock, message());
    expect(await lastCall(mock)).toMatchObject({ result: { source: 'scenario', status: 412 } });
    mock.network.configure({ offline: true });
    await ask(mock, message());
    expect(await lastCall(mock)).toMatchObject({ result: { source: 'network', status: null } });
  });

  it('if the simulated network refuses an email or loses the response, the traffic log attributes the result to the network', async () => {
    const mock = await createTestMock({ seed: 'small' });
    const { serviceId, templateId, publicKey } = MOCK_EMAIL_ACCOUNT;
    const account = { service_id: serviceId, template_id: templateId, user_id: publicKey };
    const body = JSON.stringify({ ...account, template_params: { subject: 'Fees' } });
    const send = () => ask(mock, new Request(EMAILJS_SEND_URL, { method: 'POST', body }));
    mock.network.configure({ busyNext: 1, dropNext: 1 });
    await send();
    expect(await lastCall(mock)).toMatchObject({ result: { source: 'network', status: 429 } });
    await send();
    expect(await lastCall(mock)).toMatchObject({ result: { source: 'network', status: null } });
    expect(mock.outbox.messages()).toEqual([{ subject: 'Fees' }]);
    await send();
    expect(await lastCall(mock)).toMatchObject({ result: { source: 'mock', status: 200 } });
  });

  it('the traffic log attributes a failed database call to the active scenario', async () => {
    const mock = await createTestMock({ seed: 'small' });
    const failing = findScenario('organization-load-failed');
    if (failing) mock.network.activate(failing);
    await ask(mock, new Request(`${MOCK_SUPABASE_URL}/rest/v1/organizations?select=*`));
    expect(await lastCall(mock)).toMatchObject({
      service: 'database',
      result: { source: 'scenario', status: 503 },
    });
  });

  it('the traffic log records a sign-in call without its password', async () => {
    const identity = createIdentity({
      publishableKey: MOCK_PUBLISHABLE_KEY,
      clock: () => NOON,
      createId: () => '1',
      store: createMemoryStore(),
      network: { activeTrigger: () => null, isOffline: () => false, lacks: () => null, latencyMs: () => 0 },
    });
    const mock = await createTestMock({ seed: 'small', identity });
    const { email, password } = persona('student');
    const body = new URLSearchParams({ identifier: email, password, strategy: 'password' });
    await ask(mock, new Request(`https://${CLERK_HOST}/v1/client/sign_ins`, { method: 'POST', body }));
    const noted = await lastCall(mock);
    expect(noted).toMatchObject({ service: 'sign-in', result: { status: 200 } });
    expect(noted?.request).toContain('password=…');
    expect(noted?.request).not.toContain(password);
  });
});

describe('the traffic of the REST API', () => {
  it('the traffic log records a REST call with its operation, status, duration and bodies', async () => {
    const mock = await createTestMock({ seed: 'small' });
    await mock.call('transactions.createOrder', { as: 'donor', body: { amount: 75 } });
    expect(await lastCall(mock)).toMatchObject({
      operation: 'transactions.createOrder',
      method: 'POST',
      path: '/api/transaction/createorder',
      request: '{"amount":75}',
      result: { source: 'mock', status: 201, answer: expect.stringContaining('7500'), issues: [] },
    });
    expect((await lastCall(mock))?.result?.durationMs).toBeGreaterThan(0);
  });

  it('the traffic log reports responses that violate the contract, but accepts refusals that the contract declares', async () => {
    const mock = await createTestMock({ seed: 'small' });
    const activate = (id: string) => {
      const scenario = scenarios.find((each) => each.id === id);
      if (scenario) mock.network.activate(scenario);
    };
    activate('scholarship-list-failed~contract');
    await mock.call('scholarships.all');
    expect(await lastCall(mock)).toMatchObject({
      result: { source: 'scenario', status: 200, issues: [expect.stringMatching(/Array/)] },
    });
    activate('application-409');
    await mock.call('applications.create', { as: 'student' });
    expect(await lastCall(mock)).toMatchObject({ result: { status: 409, issues: [] } });
    activate('application-other');
    await mock.call('applications.create', { as: 'student' });
    expect(await lastCall(mock)).toMatchObject({
      result: { status: 422, issues: ['The contract has no refusal with status 422.'] },
    });
  });

  it('the traffic log records offline calls, forced failures, and calls outside the contract', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const mock = await createTestMock({ seed: 'small' });
    mock.network.configure({ offline: true });
    await mock.call('scholarships.all');
    expect(await lastCall(mock)).toMatchObject({ result: { source: 'network', status: null } });
    mock.network.configure({ offline: false, failNext: 1 });
    expect((await mock.call('scholarships.all')).status).toBe(500);
    expect(await lastCall(mock)).toMatchObject({ result: { source: 'network', status: 500, issues: [] } });
    expect((await mock.call('scholarships.all')).status).toBe(200);
    await mock.send('nothing');
    expect(await lastCall(mock)).toMatchObject({ operation: null, result: { status: 404 } });
    mock.traffic.clear();
    expect(mock.traffic.entries()).toEqual([]);
    vi.restoreAllMocks();
  });

  it('only the chosen operation goes to the configured backend, and the mock checks the backend’s response', async () => {
    const mock = await createTestMock({ seed: 'small', apiBaseUrl: 'http://backend.test/v1' });
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      asked.push(request.url);
      return Response.json({ not: 'an array' });
    });
    mock.network.configure({ real: ['scholarships.all'] });
    expect((await mock.call('scholarships.all')).body).toEqual({ not: 'an array' });
    expect((await mock.call('fundraisers.all')).status).toBe(200);
    expect(asked).toEqual(['http://backend.test/v1/scholarships']);
    const call = mock.traffic.entries().find(({ operation }) => operation === 'scholarships.all');
    expect(call).toMatchObject({ result: { source: 'backend', issues: [expect.stringMatching(/Array/)] } });
    vi.unstubAllGlobals();
  });

  it('the traffic log notifies subscribers of each call, shortens long requests, and drops pending calls when it is cleared', () => {
    const traffic = createTraffic({ clock: () => 0, stopwatch: () => 0 });
    const listener = vi.fn();
    const stop = traffic.subscribe(listener);
    for (let index = 0; index < 120; index++) {
      traffic.begin({ service: 'api', operation: null, method: 'GET', path: `/${index}`, request: '' });
    }
    expect(listener).toHaveBeenCalledTimes(120);
    stop();
    traffic.clear();
    expect(listener).toHaveBeenCalledTimes(120);
    const end = traffic.begin({
      service: 'api',
      operation: null,
      method: 'GET',
      path: '/last',
      request: 'a'.repeat(30_000),
    });
    expect(traffic.entries()[0]?.request).toMatch(/… 10,000 more$/);
    traffic.clear();
    end({ source: 'mock', status: 200, answer: '', issues: [] });
    expect(traffic.entries()).toEqual([]);
  });

  it('the traffic log reads only the beginning of a long response', async () => {
    const PIECES = 100;
    const piece = new TextEncoder().encode('x'.repeat(30_000));
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(piece);
        sent += 1;
        if (sent === PIECES) controller.close();
      },
    });
    const response = new HttpResponse(body);
    const traffic = createTraffic({ clock: () => 0, stopwatch: () => 0 });
    const request = new Request('http://mock.test/api/scholarships');
    await watchCall(traffic, request, 'scholarships.all', async () => ({ response, source: 'mock' }));
    await vi.waitFor(() => expect(traffic.entries()[0]?.result?.answer).toMatch(/^x+\n… 10,000 more$/));
    expect(sent).toBeLessThan(5);
    expect(await response.text()).toHaveLength(PIECES * piece.length);
  });
});
