import { getResponse, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { FRESH_SCHOLARSHIP_ID } from '../data/applications.ts';
import { EXAMPLE_FUNDRAISER_ID, IMAGE_HOST } from '../data/fundraisers.ts';
import { scenarios } from '../scenarios/scenario.ts';
import { createFakeIdentity, createTestMock, type TestMock } from '../testing/create-test-mock.ts';
import { application } from '../testing/example-calls.ts';

const params: Readonly<Record<string, string>> = {
  id: FRESH_SCHOLARSHIP_ID,
  userId: 'user_asha_student',
  studentId: 'user_asha_student',
};

/** Calls the scenario's operation. Null if no response arrives within 20 ms. */
async function callForced(mock: TestMock, scenario: (typeof scenarios)[number]) {
  const { trigger } = scenario;
  if (!trigger || !('operation' in trigger)) throw new Error(`${scenario.id} forces no operation`);
  const patience = new Promise<null>((resolve) => setTimeout(resolve, 20, null));
  return Promise.race([mock.call(trigger.operation, { params }), patience]);
}

const onTheWire = scenarios.filter(({ trigger }) => trigger && 'operation' in trigger);

describe('scenarios that force a response', () => {
  // Forced responses don't change the mock's data, so all cases share one mock.
  const shared = createTestMock({ seed: 'small' });

  it.each(onTheWire.map((scenario) => [scenario.id, scenario] as const))(
    'the scenario ‘%s’ forces the response or failure that its trigger describes',
    async (_, scenario) => {
      const mock = await shared;
      mock.network.activate(scenario);
      const answer = await callForced(mock, scenario);
      switch (scenario.trigger?.kind) {
        case 'network':
          return expect(answer?.type).toBe('error');
        case 'hang':
          return expect(answer).toBeNull();
        case 'answer':
          return expect(answer).toMatchObject({
            status: scenario.trigger.status,
            body: scenario.trigger.body,
          });
        default:
          throw new Error('This scenario forces no response');
      }
    },
  );

  it('a scenario forces the response of its own operation only, and only while the scenario is active', async () => {
    const mock = await createTestMock({ seed: 'small' });
    const failing = scenarios.find(({ id }) => id === 'scholarship-list-failed');
    if (failing) mock.network.activate(failing);
    expect((await mock.call('scholarships.all')).status).toBe(500);
    expect((await mock.call('fundraisers.all')).status).toBe(200);
    mock.network.deactivate();
    expect((await mock.call('scholarships.all')).status).toBe(200);
  });

  it('the mock sends a scenario’s HTML response as HTML', async () => {
    const mock = await createTestMock({ seed: 'small' });
    const page = scenarios.find(({ id }) => id === 'scholarship-details-failed~contract');
    if (page) mock.network.activate(page);
    const { body } = await mock.call('scholarships.byId', { params });
    expect(body).toMatch(/^<!doctype html>/);
  });
});

describe('the network', () => {
  it('every call to the mock fails while the network is offline', async () => {
    const mock = await createTestMock({ seed: 'small' });
    mock.network.configure({ offline: true });
    const sent = [mock.call('scholarships.all'), mock.call('users.byId', { params }), mock.send('unknown')];
    expect((await Promise.all(sent)).map(({ type }) => type)).toEqual(['error', 'error', 'error']);
  });

  it('the mock responds only after the configured latency', async () => {
    const mock = await createTestMock({ seed: 'small' });
    mock.network.configure({ latencyMs: 30 });
    const before = performance.now();
    await mock.call('scholarships.all');
    expect(performance.now() - before).toBeGreaterThan(28);
  });

  it('a limited transfer rate delays the mock’s response in proportion to the response’s size', async () => {
    const mock = await createTestMock({ seed: 'small' });
    const { body } = await mock.call('scholarships.all');
    const bytes = new TextEncoder().encode(JSON.stringify(body)).length;
    mock.network.configure({ callRate: bytes * 10 });
    const before = performance.now();
    await mock.call('scholarships.all');
    expect(performance.now() - before).toBeGreaterThan(90);
  });

  it('if the network cuts off the response to a write, the mock still stores the change', async () => {
    const mock = await createTestMock();
    mock.network.configure({ cutNext: 1 });
    const send = () => mock.call('applications.create', { as: 'student', body: application });
    await expect(send()).rejects.toThrow('The connection was lost in the middle of the response');
    expect(await send()).toMatchObject({ status: 409 });
  });

  it('resetting the mock restores a normal network and the seed data', async () => {
    const mock = await createTestMock({ seed: 'small' });
    mock.network.configure({ offline: true });
    await mock.database.exclusive(({ fundraisers }) => fundraisers.remove(EXAMPLE_FUNDRAISER_ID));
    await mock.reset();
    expect((await mock.call('fundraisers.byId', { params: { id: EXAMPLE_FUNDRAISER_ID } })).status).toBe(200);
  });
});

it('the mock draws the same picture for the same name, and different pictures for different names', async () => {
  const mock = await createTestMock({ seed: 'small' });
  const draw = async (name: string): Promise<string> => {
    const response = await getResponse(mock.handlers, new Request(`${IMAGE_HOST}/${name}.png`));
    expect(response?.headers.get('content-type')).toBe('image/svg+xml');
    return (await response?.text()) ?? '';
  };
  expect(await draw('library')).toBe(await draw('library'));
  expect(await draw('library')).not.toBe(await draw('school-bus'));
});

it('the sign-in service’s handlers answer the calls to that service', async () => {
  const foreign = http.get('https://identity.test/me', () => HttpResponse.json({ id: 'me' }));
  const mock = await createTestMock({
    seed: 'small',
    identity: { ...createFakeIdentity(), handlers: [foreign] },
  });
  const response = await getResponse(mock.handlers, new Request('https://identity.test/me'));
  expect(await response?.json()).toEqual({ id: 'me' });
  expect(mock.handlers.length).toBeGreaterThan(Object.keys(endpoints).length);
});
