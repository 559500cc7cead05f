import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createOutbox, EMAILJS_SEND_URL, emailAccount, MOCK_EMAIL_ACCOUNT } from './email.ts';
import { findScenario } from './scenarios/scenario.ts';
import { createMemoryStore } from './store/text-stores.ts';
import { createTestMock, type TestMock } from './testing/create-test-mock.ts';

const message = { name: 'Asha', email: 'asha@students.example', subject: 'Hello', message: 'One\nTwo' };

async function send(mock: TestMock, changes: Record<string, unknown> = {}) {
  const body = JSON.stringify({
    service_id: MOCK_EMAIL_ACCOUNT.serviceId,
    template_id: MOCK_EMAIL_ACCOUNT.templateId,
    user_id: MOCK_EMAIL_ACCOUNT.publicKey,
    template_params: message,
    ...changes,
  });
  const response = await getResponse(mock.handlers, new Request(EMAILJS_SEND_URL, { method: 'POST', body }));
  if (!response) throw new Error('No handler answered');
  return { status: response.status, wire: response.type, text: await response.text() };
}

describe('the mocked email service', () => {
  it('the mocked email service accepts a message and stores it until the data is reset', async () => {
    const mock = await createTestMock({ seed: 'small' });
    expect(await send(mock)).toMatchObject({ status: 200, text: 'OK' });
    expect(mock.outbox.messages()).toEqual([message]);
    await mock.reset();
    expect(mock.outbox.messages()).toEqual([]);
  });

  it.each([
    [{ user_id: 'wrong' }, /^The Public Key is invalid\./],
    [{ service_id: 'wrong' }, /^The service ID not found\./],
    [{ template_id: 'wrong' }, /^The template ID not found\./],
    [{ template_params: 'wrong' }, /^Bad Request$/],
  ])('the mocked email service refuses a message with %o, and stores nothing', async (changes, words) => {
    const mock = await createTestMock({ seed: 'small' });
    expect(await send(mock, changes)).toMatchObject({ status: 400, text: expect.stringMatching(words) });
    expect(mock.outbox.messages()).toEqual([]);
  });

  it.each([
    ['contact-send-failed', { status: 412, text: expect.stringMatching(/\w/) }],
    ['contact-send-failed~network', { wire: 'error' }],
  ])('the mocked email service fails in the scenario ‘%s’, and stores nothing', async (id, answer) => {
    const mock = await createTestMock({ seed: 'small' });
    const scenario = findScenario(id);
    if (scenario) mock.network.activate(scenario);
    expect(await send(mock)).toMatchObject(answer);
    expect(mock.outbox.messages()).toEqual([]);
    mock.network.deactivate();
    expect(await send(mock)).toMatchObject({ status: 200 });
  });

  it('the mocked email service hangs in the scenario ‘contact-send-failed~hang’ and fails while the network is offline', async () => {
    const mock = await createTestMock({ seed: 'small' });
    const scenario = findScenario('contact-send-failed~hang');
    if (scenario) mock.network.activate(scenario);
    const patience = new Promise((resolve) => setTimeout(resolve, 20, 'no answer'));
    expect(await Promise.race([send(mock), patience])).toBe('no answer');
    mock.network.deactivate();
    mock.network.configure({ offline: true });
    expect(await send(mock)).toMatchObject({ wire: 'error' });
  });
});

it('emailAccount fills in missing parts of a configured account with the mock’s own values', () => {
  expect(emailAccount({ serviceId: '', templateId: 'template_1', publicKey: '' })).toEqual({
    ...MOCK_EMAIL_ACCOUNT,
    templateId: 'template_1',
  });
});

it('an unreadable email outbox counts as empty and accepts new messages', () => {
  const store = createMemoryStore();
  store.set('eduempower.mock.outbox', '{"not":"a list"}');
  const outbox = createOutbox(store);
  expect(outbox.messages()).toEqual([]);
  outbox.add(message);
  expect(createOutbox(store).messages()).toEqual([message]);
});
